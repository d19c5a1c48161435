import * as t from 'io-ts'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'

/** The database undid one of two transactions that were in each other's way: the same again may pass. */
const Conflit = t.type({ cause: t.type({ code: t.union([t.literal('40001'), t.literal('40P01')]) }) })

/** Tries again, at most `essais` times in all, what the database undid for another's sake. */
export const retryConflicts = <L, A>(task: TE.TaskEither<L, A>, essais = 5): TE.TaskEither<L, A> =>
  pipe(
    task,
    TE.orElse((failure) => (essais > 1 && Conflit.is(failure) ? retryConflicts(task, essais - 1) : TE.left(failure))),
  )
