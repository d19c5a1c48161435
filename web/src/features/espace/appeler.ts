import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../api/reply.ts'
import type { Calls } from './calls.ts'

/** Fetches the code of the calls; ask for it before it is needed. */
export const chargerAppels = async (): Promise<Calls | null> => {
  try {
    return (await import('./calls.ts')).calls
  } catch {
    return null
  }
}

/** Makes one call of the client area; without network its code is as out of reach as the server. */
export const appeler = async <A>(
  demande: (calls: Calls) => TE.TaskEither<CallFailure, A>,
): Promise<E.Either<CallFailure, A>> => {
  const calls = await chargerAppels()
  return calls === null ? E.left({ _tag: 'Reseau' }) : demande(calls)()
}
