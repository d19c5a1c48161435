import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Releve } from '#domain/diagnostic/releve'

/** Figures that take a walk over everything. */
export type DiagnosticsRepository = {
  /** Takes them, as they are at this instant. */
  readonly relever: (instant: Date) => TE.TaskEither<PortFailure, Releve>
}
