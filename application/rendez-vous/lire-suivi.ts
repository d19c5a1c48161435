import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Suivi } from '#application/ports/prestation-store'
import type { Client } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { PRESTATION_INCONNUE, type PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import { identifierPrestation } from './identifier-prestation.ts'
import { suiviDuClient } from './suivi-du-client.ts'
import { suivrePrestation } from './suivre-prestation.ts'

export type DemandeDeSuivi = { readonly client: Client; readonly id: string }

export const lireSuivi =
  (ports: Pick<Ports, 'clock' | 'prestations'>) =>
  ({ client, id }: DemandeDeSuivi): TE.TaskEither<PrestationInconnue | PortFailure, Suivi> =>
    pipe(
      TE.fromEither(identifierPrestation(id)),
      TE.flatMap((prestationId) => suivrePrestation(ports)(prestationId, ports.clock.maintenant())),
      TE.filterOrElseW(
        (suivi) => client._tag === 'Admin' || suivi.dossier.clientId === client.clientId,
        () => PRESTATION_INCONNUE,
      ),
      TE.map((suivi) => (client._tag === 'Admin' ? suivi : suiviDuClient(suivi))),
    )
