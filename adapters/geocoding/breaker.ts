import { pauseAfter, type ServiceFailure } from './service-failure.ts'

/** When the service may be asked again, in milliseconds of a monotonic clock. */
export type Breaker = { readonly closesAt: number }

export const CLOSED: Breaker = { closesAt: 0 }

export const isOpen = (breaker: Breaker, now: number): boolean => now < breaker.closesAt

/** A failure may lengthen a pause, never shorten one. */
export const afterFailure = (breaker: Breaker, failure: ServiceFailure, now: number): Breaker => ({
  closesAt: Math.max(breaker.closesAt, now + pauseAfter(failure)),
})
