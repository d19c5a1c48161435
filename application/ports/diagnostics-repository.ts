import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Releve } from '#domain/diagnostic/releve'

/** Figures that take a walk over everything: one instance takes them now and then, all show the same. */
export type DiagnosticsRepository = {
  /** The figures last taken; none before the first time. Clients are told by their present names. */
  readonly dernier: () => TE.TaskEither<PortFailure, O.Option<Releve>>
  /** Takes the figures, after whoever is at it, unless they were after `avant`; answers whether they are now of `instant`. */
  readonly relever: (instant: Date, avant: Date) => TE.TaskEither<PortFailure, boolean>
}
