import { type Outcome, placeOrder } from './place-order.ts'

/** Everything that was answered under one key. */
export type Attempt = { readonly key: string; readonly outcomes: readonly Outcome[] }

const WORKERS = 8

/** Of ten orders, two are a double click and two are sent again after their answer. */
const DOUBLE_CLICK = 0.2
const SENT_AGAIN = 0.4

const attempt = async (port: number, key: string, chance: number): Promise<Attempt> => {
  const first = placeOrder(port, key)
  const twin = chance < DOUBLE_CLICK ? [placeOrder(port, key)] : []
  const outcomes = await Promise.all([first, ...twin])
  const again = chance >= DOUBLE_CLICK && chance < SENT_AGAIN ? [await placeOrder(port, key)] : []
  return { key, outcomes: [...outcomes, ...again] }
}

/** Orders under way: what was answered so far, and the end, which comes when the site no longer answers. */
export type Firing = { readonly attempts: readonly Attempt[]; readonly over: Promise<unknown> }

/** Visitors who order one after the other, eight at a time, under keys that begin with the prefix. */
export const fireOrders = (port: number, prefix: string, random: () => number): Firing => {
  const attempts: Attempt[] = []
  let next = 0
  let dead = false
  const work = async (): Promise<void> => {
    while (!dead) {
      const made = await attempt(port, `${prefix}-${next++}`, random())
      attempts.push(made)
      dead ||= made.outcomes.some(({ _tag }) => _tag === 'Unanswered')
    }
  }
  return { attempts, over: Promise.all(Array.from({ length: WORKERS }, work)) }
}
