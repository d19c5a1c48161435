import type { Knex } from 'knex'
import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import { databaseFailure } from './query.ts'
import { retryConflicts } from './retry.ts'

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

/**
 * Runs `work` in one transaction. A `Left` undoes what was written and is answered as it is; what is thrown undoes it too,
 * and is a failure of the port. Tried again where the database undid it for the sake of another transaction.
 */
export const inTransaction = <L, A>(
  port: string,
  knex: Knex,
  work: (trx: Knex) => Promise<E.Either<L, A>>,
): TE.TaskEither<PortFailure | L, A> => retryConflicts(attempt(port, knex, work))
