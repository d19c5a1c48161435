import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../api/reply.ts'
import type { Calls } from './calls.ts'

/** Makes one call of the page of a quote; without network its code is as out of reach as the server. */
export const appeler = async <A>(
  demande: (calls: Calls) => TE.TaskEither<CallFailure, A>,
): Promise<E.Either<CallFailure, A>> => {
  try {
    const { calls } = await import('./calls.ts')
    return await demande(calls)()
  } catch {
    return E.left({ _tag: 'Reseau' })
  }
}
