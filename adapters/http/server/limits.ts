import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'

/** Counts a call, and refuses it above the limit of its address (an IPv6 /64 network counts as one). */
export type Limit = preHandlerAsyncHookHandler

/** One limit per budget; several calls may share a budget. */
export type Limits = {
  readonly commandes?: Limit
  readonly estimations?: Limit
  readonly messages?: Limit
  readonly reponses?: Limit
  readonly retractations?: Limit
  readonly erreurs?: Limit
}

const MINUTE = 60_000

type Told = (error: null, counted: { readonly current: number; readonly ttl: number }) => void

/** The most addresses that one budget remembers; the oldest are forgotten. */
const ADDRESSES_MAX = 5000

/** Uses a monotonic clock: changing the machine's time does not affect a window. */
class MonotonicStore {
  private readonly counters = new Map<string, { readonly current: number; readonly startedAt: number }>()

  incr(key: string, tell: Told, timeWindow: number): void {
    const now = performance.now()
    const known = this.counters.get(key)
    const counter =
      known !== undefined && now - known.startedAt < timeWindow
        ? { ...known, current: known.current + 1 }
        : { current: 1, startedAt: now }
    this.counters.delete(key)
    this.counters.set(key, counter)
    const oldest = this.counters.keys().next()
    if (this.counters.size > ADDRESSES_MAX && oldest.done !== true) this.counters.delete(oldest.value)
    tell(null, { current: counter.current, ttl: timeWindow - (now - counter.startedAt) })
  }

  child(): MonotonicStore {
    return new MonotonicStore()
  }
}

const ONLY_RETRY_AFTER = {
  store: MonotonicStore,
  global: false,
  addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
}

/** Per address: estimates, places, checked documents and quotes together 120 a minute; orders, messages, answers to dates, withdrawals and errors of screens each 30 in 10 minutes. */
export const makeLimits = async (app: FastifyInstance, enabled: boolean): Promise<Limits> => {
  if (!enabled) return {}
  await app.register(rateLimit, ONLY_RETRY_AFTER)
  return {
    commandes: app.rateLimit({ max: 30, timeWindow: 10 * MINUTE }),
    estimations: app.rateLimit({ max: 120, timeWindow: MINUTE }),
    messages: app.rateLimit({ max: 30, timeWindow: 10 * MINUTE }),
    reponses: app.rateLimit({ max: 30, timeWindow: 10 * MINUTE }),
    retractations: app.rateLimit({ max: 30, timeWindow: 10 * MINUTE }),
    erreurs: app.rateLimit({ max: 30, timeWindow: 10 * MINUTE }),
  }
}
