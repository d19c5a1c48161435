import * as E from '#fp/Either'
import * as t from 'io-ts'
import { orderBody } from '../load.ts'

/** The content of a 201. */
export type Acknowledgement = { readonly reference: string; readonly numeroDevis: string; readonly replayed: boolean }

/** `unanswered`: the site died first; the order may or may not be recorded. */
export type Outcome =
  | ({ readonly _tag: 'Acknowledged' } & Acknowledgement)
  | { readonly _tag: 'Unanswered' }
  | { readonly _tag: 'Refused'; readonly status: number }

const Reply = t.type({
  data: t.type({ prestation: t.type({ reference: t.string }), devis: t.type({ numero: t.string }) }),
})

const read = async (response: Response): Promise<Outcome> => {
  const reply = Reply.decode(await response.json())
  if (response.status !== 201 || E.isLeft(reply)) return { _tag: 'Refused', status: response.status }
  const { prestation, devis } = reply.right.data
  const replayed = response.headers.get('idempotent-replayed') === 'true'
  return { _tag: 'Acknowledged', reference: prestation.reference, numeroDevis: devis.numero, replayed }
}

/** Sends an order of one client under one key; repeating it sends the same bytes. */
export const placeOrder = async (port: number, key: string): Promise<Outcome> => {
  try {
    return await read(
      await fetch(`http://127.0.0.1:${port}/api/prestations/commander`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(orderBody(key)),
      }),
    )
  } catch {
    return { _tag: 'Unanswered' }
  }
}

/** All answers under one key. */
export type Attempt = { readonly key: string; readonly outcomes: readonly Outcome[] }

const WORKERS = 8

/** Of ten orders, two are sent twice at once and two again after their answer. */
const DOUBLE_CLICK = 0.2
const SENT_AGAIN = 0.4

const attempt = async (port: number, key: string, chance: number): Promise<Attempt> => {
  const first = placeOrder(port, key)
  const twin = chance < DOUBLE_CLICK ? [placeOrder(port, key)] : []
  const outcomes = await Promise.all([first, ...twin])
  const again = chance >= DOUBLE_CLICK && chance < SENT_AGAIN ? [await placeOrder(port, key)] : []
  return { key, outcomes: [...outcomes, ...again] }
}

/** Orders being sent: the answers so far, and the end, when the site no longer answers. */
type Firing = { readonly attempts: readonly Attempt[]; readonly over: Promise<unknown> }

/** Eight visitors at a time, who send one order after another; the keys begin with the prefix. */
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
