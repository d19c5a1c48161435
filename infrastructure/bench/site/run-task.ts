import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'

/** What a task answers; a refusal ends the bench. */
export const reussir = async <A>(task: TE.TaskEither<unknown, A>): Promise<A> => {
  const result = await task()
  if (E.isLeft(result)) throw new Error('refused', { cause: result.left })
  return result.right
}
