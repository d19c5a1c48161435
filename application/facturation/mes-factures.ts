import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { exigerClient, type MotDePasseTemporaireActif, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import type { FactureDuRegistre } from '#domain/facturation/facture-du-registre'

const plusRecente = (une: FactureDuRegistre, autre: FactureDuRegistre): number =>
  Date.parse(autre.facture.emiseLe) - Date.parse(une.facture.emiseLe)

/** Every invoice and credit note issued to the client, newest first. */
export const mesFactures =
  ({ factures }: Pick<Ports, 'factures'>) =>
  (
    session: Session,
  ): TE.TaskEither<SessionRequise | MotDePasseTemporaireActif | PortFailure, readonly FactureDuRegistre[]> =>
    pipe(
      TE.fromEither(exigerClient(session)),
      TE.bindTo('clientId'),
      TE.bindW('duTravail', ({ clientId }) => factures.duClient(clientId)),
      TE.bindW('dAcompte', ({ clientId }) => factures.facturesDAcompteDuClient(clientId)),
      TE.map(({ duTravail, dAcompte }) => [...duTravail, ...dAcompte].toSorted(plusRecente)),
    )
