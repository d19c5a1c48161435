import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Suivi } from '#application/ports/prestation-store'
import type { PortFailure } from '#application/shared/port-failure'
import { PRESTATION_INCONNUE, type PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import type { PrestationId } from '#domain/prestation/reference'
import { laisserExpirer } from '#domain/rendez-vous/dossier'

/** How it stands at an instant: dates that nobody answered in time wait no more. */
export const suiviA =
  (instant: Date) =>
  ({ dossier, evenements }: Suivi): Suivi => ({ dossier: laisserExpirer(dossier, instant), evenements })

export const suivrePrestation =
  (ports: Pick<Ports, 'prestations'>) =>
  (id: PrestationId, instant: Date): TE.TaskEither<PrestationInconnue | PortFailure, Suivi> =>
    pipe(
      ports.prestations.suivi(id),
      TE.flatMapOption(
        (suivi) => suivi,
        () => PRESTATION_INCONNUE,
      ),
      TE.map(suiviA(instant)),
    )
