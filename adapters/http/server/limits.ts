import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'

/** Counts a call and refuses it beyond the limit of its address (an IPv6 /64 network counts as one). */
export type Limit = preHandlerAsyncHookHandler

/** A budget may be shared by several calls. */
export type Limits = {
  readonly commandes?: Limit
  readonly estimations?: Limit
  readonly messages?: Limit
  readonly reponses?: Limit
  readonly retractations?: Limit
  readonly erreurs?: Limit
}

const MINUTE = 60_000

const ONLY_RETRY_AFTER = {
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
