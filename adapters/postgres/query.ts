import * as TE from '#fp/TaskEither'
import { type PortFailure, portFailure } from '#application/shared/port-failure'

/** Asks the database; whatever it refuses is a failure of the port. */
export const query = <A>(port: string, ask: () => PromiseLike<A>): TE.TaskEither<PortFailure, A> =>
  TE.tryCatch(async () => ask(), portFailure(port))
