import { setTimeout } from 'node:timers/promises'
import * as E from '#fp/Either'
import { askOnce, type Answer } from './ask-once.ts'
import { afterFailure, CLOSED, isOpen } from './breaker.ts'

export type Patience = { readonly timeoutMs: number; readonly attempts: number; readonly delayMs: number }

const askAgain = async (url: string, patience: Patience): Promise<Answer> => {
  const { timeoutMs, attempts, delayMs } = patience
  const answer = await askOnce(url, timeoutMs)
  // To insist with a service that says to come back later would lengthen its block.
  if (E.isRight(answer) || answer.left._tag === 'Limited' || attempts <= 1) return answer
  await setTimeout(delayMs)
  return askAgain(url, { ...patience, attempts: attempts - 1 })
}

/** Asks a question, again if need be; fails at once while the service is in a pause. */
export const makeAddressService = (patience: Patience, now: () => number): ((url: string) => Promise<Answer>) => {
  let breaker = CLOSED
  return async (url) => {
    if (isOpen(breaker, now())) return E.left({ _tag: 'Paused' })
    const answer = await askAgain(url, patience)
    breaker = E.isRight(answer) ? CLOSED : afterFailure(breaker, answer.left, now())
    return answer
  }
}
