import type * as TE from '#fp/TaskEither'
import type { LignesDExtrait, Quoi } from '#application/export/extrait'
import type { PortFailure } from '#application/shared/port-failure'

/** Lots are never empty. Rejects when the reading breaks; whoever stops early calls `return`, which frees what it holds. */
export type LotsDeLignes<L> = AsyncIterable<readonly L[], void, undefined>

/** Everything of one kind, as it is at one instant, whatever is written meanwhile; oldest first. */
export type ExportReader = {
  readonly ouvrir: <Q extends Quoi>(quoi: Q) => TE.TaskEither<PortFailure, LotsDeLignes<LignesDExtrait[Q]>>
}
