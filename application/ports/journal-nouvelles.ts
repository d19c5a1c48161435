import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Nouvelle } from '#domain/nouvelles/nouvelle'

/** What happened, read from what every instance wrote. */
export type JournalNouvelles = {
  /** What was written since an instant, oldest first. What is written lies less than `RECOUVREMENT_S` behind the clock. */
  readonly depuis: (instant: Date) => TE.TaskEither<PortFailure, readonly Nouvelle[]>
}
