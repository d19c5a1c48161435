import type * as E from '#fp/Either'
import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { ChangementDeDevis } from '#domain/devis/proposer-avenant'
import type { DossierDeDevis } from '#domain/devis/version-de-devis'
import type { PrestationInconnue, PrestationId } from '#domain/prestation/reference'

export type DevisStore = {
  readonly parId: (id: PrestationId) => TE.TaskEither<PortFailure, O.Option<DossierDeDevis>>
  /** Locks the quote, decides, then writes it with history and mails, or nothing (`null`). Answers the resulting quote. */
  readonly modifier: <R>(
    id: PrestationId,
    decider: (etat: DossierDeDevis) => E.Either<R, ChangementDeDevis | null>,
  ) => TE.TaskEither<PortFailure | PrestationInconnue | R, DossierDeDevis>
}
