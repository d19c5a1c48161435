import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../../api/reply.ts'

/** When the figures that were sent are out of date, has them read again; the refusal is answered all the same. */
export const puisRelire =
  (perime: string, relire: () => Promise<void>) =>
  <A>(appel: TE.TaskEither<CallFailure, A>): TE.TaskEither<CallFailure, A> =>
  async () => {
    const reponse = await appel()
    if (E.isLeft(reponse) && reponse.left._tag === 'Refus' && reponse.left.code === perime) await relire()
    return reponse
  }
