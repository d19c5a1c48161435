import { setTimeout as delay } from 'node:timers/promises'

const EVERY_MS = 10

/** Asks until the answer is true, an error counting as false; rejects with `what` after the limit, in ms. */
export const waitFor = async (what: string, limitMs: number, ask: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + limitMs
  while (!(await ask().catch(() => false))) {
    if (performance.now() > end) throw new Error(`${what}: not after ${limitMs} ms`)
    await delay(EVERY_MS)
  }
}
