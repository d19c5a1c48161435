import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'

/** What a step of the demonstration answers; a refusal is a defect of its data. */
export const obtenir = async <A>(etape: string, task: TE.TaskEither<unknown, A>): Promise<A> => {
  const reponse = await task()
  if (E.isLeft(reponse)) throw new Error(`the demonstration stops at: ${etape}`, { cause: reponse.left })
  return reponse.right
}

/** A value of the data, as a visitor would have typed it. */
export const lu = <A>(etape: string, valeur: E.Either<unknown, A>): A => {
  if (E.isLeft(valeur)) throw new Error(`the demonstration stops at: ${etape}`, { cause: valeur.left })
  return valeur.right
}
