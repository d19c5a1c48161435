import type { RefusalCode } from '#adapters/http/contract/refusals/catalogue'
import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import { type CallFailure, isRefusedAs } from '../../api/reply.ts'

/** When the figures that were sent are out of date, has them read again; the refusal is answered all the same. */
export const puisRelire =
  (perime: RefusalCode, relire: () => Promise<void>) =>
  <A>(appel: TE.TaskEither<CallFailure, A>): TE.TaskEither<CallFailure, A> =>
  async () => {
    const reponse = await appel()
    if (E.isLeft(reponse) && isRefusedAs(perime, reponse.left)) await relire()
    return reponse
  }
