/** Why a stream goes on: it ends, it is time for a sign of life, or there is something to read. */
export type Reason = 'fin' | 'battement' | 'annonce'

const ORDRE: readonly Reason[] = ['fin', 'battement', 'annonce']

export type WakeUp = {
  /** The next reason, at once if one waits already; reasons of a kind that come together are one. */
  readonly next: () => Promise<Reason>
  /** Ends: every later reason is `fin`. */
  readonly end: () => void
}

/** What wakes a stream: announcements from now on, and a beat every so many ms. */
export const makeWakeUp = (ecouter: (quand: () => void) => () => void, beatMs: number): WakeUp => {
  const waiting = new Set<Reason>()
  let wake: (() => void) | undefined
  const note = (reason: Reason) => (): void => {
    waiting.add(reason)
    wake?.()
  }
  const stop = ecouter(note('annonce'))
  const beat = setInterval(note('battement'), beatMs)
  return {
    next: async () => {
      if (waiting.size === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      const reason = ORDRE.find((one) => waiting.has(one)) ?? 'fin'
      if (reason !== 'fin') waiting.delete(reason)
      return reason
    },
    end: () => {
      stop()
      clearInterval(beat)
      note('fin')()
    },
  }
}
