import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'

/** Can the database answer, and is its schema the one of this version? */
export type Health = { readonly verifier: () => TE.TaskEither<PortFailure, void> }
