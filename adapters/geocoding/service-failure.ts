/** Why the address service gave no answer; it never contains the requested address. */
export type ServiceFailure =
  | { readonly _tag: 'TimedOut' }
  | { readonly _tag: 'Limited'; readonly retryAfterMs: number }
  | { readonly _tag: 'Unreachable'; readonly code: string }
  | { readonly _tag: 'BadStatus'; readonly status: number }
  | { readonly _tag: 'Unreadable' }
  | { readonly _tag: 'Paused' }

/** The longest pause, in milliseconds, after a failure of the service. */
export const PAUSE_MS = 30_000

/** How long not to ask again, so that only the first person waits for a silent service. */
export const pauseAfter = (failure: ServiceFailure): number => {
  if (failure._tag === 'TimedOut') return PAUSE_MS
  return failure._tag === 'Limited' ? Math.min(failure.retryAfterMs, PAUSE_MS) : 0
}
