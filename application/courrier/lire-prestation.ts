import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import type { Suivi } from '#application/ports/prestation-repository'
import type { Prestation } from '#domain/prestation/prestation'
import type { PrestationId } from '#domain/prestation/reference'

/** The prestation of a mail, with its dates and its history. */
export const lireHistoire =
  ({ prestations }: Pick<Ports, 'prestations'>) =>
  (id: PrestationId): TE.TaskEither<PortFailure, Suivi> =>
    pipe(
      prestations.suivi(id),
      TE.flatMapOption(
        (suivi) => suivi,
        () => portFailure('prestations')('the prestation of a mail is missing'),
      ),
    )

/** The prestation of a mail: it cannot go without its mails. */
export const lirePrestation =
  ({ prestations }: Pick<Ports, 'prestations'>) =>
  (id: PrestationId): TE.TaskEither<PortFailure, Prestation> =>
    pipe(
      prestations.parId(id),
      TE.flatMapOption(
        (trouvee) => trouvee,
        () => portFailure('prestations')('the prestation of a mail is missing'),
      ),
      TE.map(({ prestation }) => prestation),
    )
