import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Nouvelle } from '#domain/nouvelles/nouvelle'

/** News, oldest first, and the cursor after them; `suite` when there is more to read at once. */
export type LotDeNouvelles = {
  readonly nouvelles: readonly Nouvelle[]
  readonly curseur: string
  readonly suite: boolean
}

/** What happened, read from what every instance wrote. */
export type JournalNouvelles = {
  /**
   * What was written after an opaque cursor. What is younger than `RECOUVREMENT_S` at `instant` is told again next time, so
   * that a transaction that ends late is not passed over. Without a cursor, or with one that nobody gave: only that.
   */
  readonly depuis: (curseur: string | null, instant: Date) => TE.TaskEither<PortFailure, LotDeNouvelles>
}
