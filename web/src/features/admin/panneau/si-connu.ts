import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'

/** A record that is gone is an answer, `null`; only what could not be asked is a failure. */
export const siConnu =
  (codeInconnu: string) =>
  <A>(reponse: E.Either<CallFailure, A>): E.Either<CallFailure, A | null> =>
    E.isLeft(reponse) && reponse.left._tag === 'Refus' && reponse.left.code === codeInconnu ? E.right(null) : reponse
