import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'

/** The result of a step of the demonstration; throws on a refusal, a defect of the data. */
export const obtenir = async <A>(etape: string, task: TE.TaskEither<unknown, A>): Promise<A> => {
  const reponse = await task()
  if (E.isLeft(reponse)) throw new Error(`the demonstration stops at: ${etape}`, { cause: reponse.left })
  return reponse.right
}

/** A parsed value of the data; throws if it is invalid. */
export const lu = <A>(etape: string, valeur: E.Either<unknown, A>): A => {
  if (E.isLeft(valeur)) throw new Error(`the demonstration stops at: ${etape}`, { cause: valeur.left })
  return valeur.right
}
