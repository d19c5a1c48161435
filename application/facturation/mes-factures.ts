import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { exigerClient, type MotDePasseTemporaireActif, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import type { FactureSuivie } from '#domain/facturation/reglement'

/** Section 4: a client finds every invoice that was issued to them, newest first. */
export const mesFactures =
  ({ factures }: Pick<Ports, 'factures'>) =>
  (
    session: Session,
  ): TE.TaskEither<SessionRequise | MotDePasseTemporaireActif | PortFailure, readonly FactureSuivie[]> =>
    pipe(
      TE.fromEither(exigerClient(session)),
      TE.flatMap((clientId) => factures.duClient(clientId)),
    )
