import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { RefusalCode } from '#adapters/http/contract/refusals/catalogue'
import type { Route } from '#adapters/http/contract/route'
import { call, type CallInput, type CallOptions } from '../../api/call.ts'
import { type CallFailure, isRefusedAs } from '../../api/reply.ts'
import { noterActe } from './actes.ts'
import { showOverlay } from './overlay-store.ts'
import { ownerOfSession, renewToken } from './renew-token.ts'
import { storedToken } from './session-store.ts'
import { VersChangement } from './vers-changement.tsx'

type Answer<A> = E.Either<CallFailure, A>

/** One request with a token; without one, `null`. */
type Send<A> = (token: string | null) => Promise<Answer<A>>

const isAnswered = (code: RefusalCode, answer: Answer<unknown>): boolean =>
  E.isLeft(answer) && isRefusedAs(code, answer.left)

/** A temporary password leads to the form that replaces it, from wherever it is used. */
const sendOnce = async <A>(send: Send<A>, token: string | null): Promise<Answer<A>> => {
  const answer = await send(token)
  if (isAnswered('MOT_DE_PASSE_TEMPORAIRE', answer)) showOverlay(VersChangement)
  return answer
}

/**
 * Sends a request in the name of whoever is logged in. When the session has ended, asks for the password over the page
 * and sends it again; the refusal comes back only to whoever gives up. For what is no call: a file to download.
 */
export const withSession =
  <A>(send: Send<A>): TE.TaskEither<CallFailure, A> =>
  async () => {
    const token = storedToken()
    const owner = ownerOfSession()
    const answer = await sendOnce(send, token)
    if (token === null || !isAnswered('SESSION_REQUISE', answer)) return answer
    const renewed = await renewToken(token, owner)
    return renewed === null ? answer : sendOnce(send, renewed)
  }

/** A call of the contract in the name of whoever is logged in; see `withSession`. */
export const callWithSession = <P, Q, B, R>(
  route: Route<P, Q, B, R>,
  input: CallInput<P, Q, B>,
  options: Omit<CallOptions, 'token'> = {},
): TE.TaskEither<CallFailure, R> => {
  const ask = withSession((token) => call(route, input, { ...options, ...(token === null ? {} : { token }) })())
  return route.method === 'GET' ? ask : noterActe(JSON.stringify(input), ask)
}
