import type * as E from '#fp/Either'
import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { ChangementDeDevis } from '#domain/devis/proposer-avenant'
import type { DossierDeDevis } from '#domain/devis/version-de-devis'
import type { PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import type { PrestationId } from '#domain/prestation/reference'

/** Quotes with all their versions; at most one of them waits for its answer. */
export type DevisStore = {
  readonly parId: (id: PrestationId) => TE.TaskEither<PortFailure, O.Option<DossierDeDevis>>
  /**
   * Reads a quote that nobody else can change meanwhile, decides, and writes it with the price agreed upon, the totals of
   * its dates, its history and its mails, or nothing. `null` writes nothing. Answers the quote as it then stands.
   */
  readonly modifier: <R>(
    id: PrestationId,
    decider: (etat: DossierDeDevis) => E.Either<R, ChangementDeDevis | null>,
  ) => TE.TaskEither<PortFailure | PrestationInconnue | R, DossierDeDevis>
}
