import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../../api/reply.ts'
import type { calls } from './calls.ts'

/** Makes one call; without network the code of the call is as out of reach as the server. */
export const appeler = async <A>(
  demande: (disponibles: typeof calls) => TE.TaskEither<CallFailure, A>,
): Promise<E.Either<CallFailure, A>> => {
  try {
    return await demande((await import('./calls.ts')).calls)()
  } catch {
    return E.left({ _tag: 'Reseau' })
  }
}
