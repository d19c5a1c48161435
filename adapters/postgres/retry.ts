import * as t from 'io-ts'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { PortFailure } from '#application/shared/port-failure'

/** The database undid one of two transactions that were in each other's way: the same again may pass. */
const Conflit = t.type({ code: t.union([t.literal('40001'), t.literal('40P01')]) })

/** Tries again, at most `essais` times in all, what the database undid for another's sake. */
export const retryConflicts = <A>(task: TE.TaskEither<PortFailure, A>, essais = 5): TE.TaskEither<PortFailure, A> =>
  pipe(
    task,
    TE.orElse((failure) =>
      essais > 1 && Conflit.is(failure.cause) ? retryConflicts(task, essais - 1) : TE.left(failure),
    ),
  )
