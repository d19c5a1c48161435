import type { RefusalCode } from '#adapters/http/contract/refusals/catalogue'
import * as E from '#fp/Either'
import { type CallFailure, isRefusedAs } from '../../api/reply.ts'

/** A record that is gone is an answer, `null`; only what could not be asked is a failure. */
export const siConnu =
  (codeInconnu: RefusalCode) =>
  <A>(reponse: E.Either<CallFailure, A>): E.Either<CallFailure, A | null> =>
    E.isLeft(reponse) && isRefusedAs(codeInconnu, reponse.left) ? E.right(null) : reponse
