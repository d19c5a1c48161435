import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Conversion } from '#domain/estimation/conversion'
import type { EstimationFaite, Source, EstimationId } from '#domain/estimation/estimation-faite'
import type { PageDemandee, PageDeRegistre } from '../shared/page.ts'

/** `commandees`: with an order. `sans_suite`: without. `null`: all. */
export type ChoixDEstimations = {
  readonly suite: 'commandees' | 'sans_suite' | null
  readonly source: Source | null
  readonly mots: readonly string[]
}

export type EstimationStore = {
  /** Records a lot, all or nothing, and deletes some estimates without order older than `oubliAvant`. */
  readonly noter: (lot: readonly EstimationFaite[], oubliAvant: Date) => TE.TaskEither<PortFailure, void>
  /** Newest first. */
  readonly lister: (
    choix: ChoixDEstimations,
    page: PageDemandee,
  ) => TE.TaskEither<PortFailure, PageDeRegistre<EstimationFaite, string>>
  readonly parId: (id: EstimationId) => TE.TaskEither<PortFailure, O.Option<EstimationFaite>>
  readonly conversion: (instant: Date) => TE.TaskEither<PortFailure, Conversion>
}
