import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'

/** Runs a task and answers its result; a refusal fails the test. */
export const reussir = async <A>(task: TE.TaskEither<unknown, A>): Promise<A> => {
  const result = await task()
  if (E.isLeft(result)) throw new Error('refused', { cause: result.left })
  return result.right
}

/** Runs a task and answers its refusal; a success fails the test. */
export const echouer = async <R>(task: TE.TaskEither<R, unknown>): Promise<R> => {
  const result = await task()
  if (E.isRight(result)) throw new Error(`not refused: ${JSON.stringify(result.right)}`)
  return result.left
}
