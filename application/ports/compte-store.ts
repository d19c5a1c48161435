import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'

/** Passwords of accounts. Only hashes come here. */
export type CompteStore = {
  /** Replaces any earlier temporary password of the account. */
  readonly poserMotDePasseTemporaire: (
    clientId: string,
    empreinte: string,
    expireLe: Date,
  ) => TE.TaskEither<PortFailure, void>
}
