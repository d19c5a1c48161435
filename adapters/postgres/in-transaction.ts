import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { PortFailure } from '#application/shared/port-failure'
import { databaseFailure } from './query.ts'

/** The database aborted the transaction in favour of another one (SQLSTATE 40001, 40P01): a retry may succeed. */
const Conflit = t.type({ cause: t.type({ code: t.union([t.literal('40001'), t.literal('40P01')]) }) })

/** Repeats a transaction that PostgreSQL aborted in favour of another one, at most `essais` times in all. */
export const retryConflicts = <L, A>(task: TE.TaskEither<L, A>, essais = 5): TE.TaskEither<L, A> =>
  pipe(
    task,
    TE.orElse((failure) => (essais > 1 && Conflit.is(failure) ? retryConflicts(task, essais - 1) : TE.left(failure))),
  )

const attempt =
  <L, A>(port: string, knex: Knex, work: (trx: Knex) => Promise<E.Either<L, A>>): TE.TaskEither<PortFailure | L, A> =>
  async () => {
    let refusal: E.Either<L, never> | null = null
    try {
      return await knex.transaction(async (trx) => {
        const issue = await work(trx)
        if (E.isRight(issue)) return issue
        refusal = issue
        throw new Error('refused: undone')
      })
    } catch (cause) {
      return refusal ?? E.left(databaseFailure(port)(cause))
    }
  }

/** A `Left` rolls back and is returned; an exception rolls back and becomes a failure of the port. */
export const inTransaction = <L, A>(
  port: string,
  knex: Knex,
  work: (trx: Knex) => Promise<E.Either<L, A>>,
): TE.TaskEither<PortFailure | L, A> => retryConflicts(attempt(port, knex, work))
