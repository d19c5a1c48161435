import * as t from 'io-ts'
import * as TE from '#fp/TaskEither'
import { type PortFailure, portFailure } from '#application/shared/port-failure'

const WithCode = t.type({ code: t.string })

// Classes 22 and 23 of SQLSTATE: a value that no column holds, a constraint that is broken.
const REFUSED = /^2[23][0-9A-Z]{3}$/

/** What the database answered instead of a result: either it is away, or it refuses a value. */
export const databaseFailure =
  (port: string) =>
  (cause: unknown): PortFailure => ({
    ...portFailure(port)(cause),
    ...(WithCode.is(cause) && REFUSED.test(cause.code) ? { refused: true } : {}),
  })

/** Asks the database; whatever it refuses is a failure of the port. */
export const query = <A>(port: string, ask: () => PromiseLike<A>): TE.TaskEither<PortFailure, A> =>
  TE.tryCatch(async () => ask(), databaseFailure(port))
