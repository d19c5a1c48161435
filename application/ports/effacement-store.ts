import type * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { ContenuAPrevoir } from '#domain/compte/apercu-de-suppression'
import type { Effacement } from '#domain/compte/effacement'

/** Accounts, erased with all that hangs on them. */
export type EffacementStore = {
  /** What an account holds, read to be erased. */
  readonly contenu: (clientId: string) => TE.TaskEither<PortFailure, ContenuAPrevoir>
  /**
   * Reads an account that nobody else can change meanwhile, decides, and erases it: account, prestations, messages, mails
   * that wait. Invoices and credit notes stay, without account. The business is told the references by a mail of the same transaction, if there are any. Erasing what is
   * gone already changes nothing.
   */
  readonly effacer: <R>(
    clientId: string,
    instant: Date,
    decider: (contenu: ContenuAPrevoir) => E.Either<R, Effacement>,
  ) => TE.TaskEither<PortFailure | R, Effacement>
}
