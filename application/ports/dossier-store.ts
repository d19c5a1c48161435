import type * as E from '#fp/Either'
import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import type { PrestationId } from '#domain/prestation/reference'
import type { Changement, Dossier } from '#domain/rendez-vous/dossier'
import type { CreneauOccupe } from '#domain/rendez-vous/refus'

/**
 * Prestations with their dates, changed one whole at a time. The technician's time is taken by the write itself: of two
 * changes that want the same time, on whatever instances, the second is refused.
 */
export type DossierStore = {
  readonly parId: (id: PrestationId) => TE.TaskEither<PortFailure, O.Option<Dossier>>
  /**
   * Reads a dossier that nobody else can change meanwhile, decides, and writes it with its history and its mails, or
   * nothing. `null` writes nothing. Reminders of an appointment that changed are dropped. Held dates whose time has run
   * out at `instant` are let go first. Answers the dossier as it then stands.
   */
  readonly modifier: <R>(
    id: PrestationId,
    instant: Date,
    decider: (dossier: Dossier) => E.Either<R, Changement | null>,
  ) => TE.TaskEither<PortFailure | PrestationInconnue | CreneauOccupe | R, Dossier>
}
