/** Why the address service gave no answer. It never carries the address that was asked for. */
export type ServiceFailure =
  | { readonly _tag: 'TimedOut' }
  | { readonly _tag: 'Limited'; readonly retryAfterMs: number }
  | { readonly _tag: 'Unreachable'; readonly code: string }
  | { readonly _tag: 'BadStatus'; readonly status: number }
  | { readonly _tag: 'Unreadable' }
  | { readonly _tag: 'Paused' }

/** Longest time, in milliseconds, without asking a service that does not answer. */
export const PAUSE_MS = 30_000

/** How long not to ask again: nobody waits for a silent service after the first person did. */
export const pauseAfter = (failure: ServiceFailure): number => {
  if (failure._tag === 'TimedOut') return PAUSE_MS
  return failure._tag === 'Limited' ? Math.min(failure.retryAfterMs, PAUSE_MS) : 0
}
