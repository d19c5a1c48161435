import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Client } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import type { FactureDuRegistre } from '#domain/facturation/facture-du-registre'

const plusRecente = (une: FactureDuRegistre, autre: FactureDuRegistre): number =>
  Date.parse(autre.facture.emiseLe) - Date.parse(une.facture.emiseLe)

/** Every invoice and credit note issued to the client, newest first. */
export const mesFactures =
  ({ factures }: Pick<Ports, 'factures'>) =>
  ({ clientId }: Client): TE.TaskEither<PortFailure, readonly FactureDuRegistre[]> =>
    pipe(
      TE.Do,
      TE.bind('duTravail', () => factures.duClient(clientId)),
      TE.bind('dAcompte', () => factures.facturesDAcompteDuClient(clientId)),
      TE.map(({ duTravail, dAcompte }) => [...duTravail, ...dAcompte].toSorted(plusRecente)),
    )
