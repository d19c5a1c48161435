import { setTimeout as delay } from 'node:timers/promises'

import type { ServerProcess } from './server-process.ts'

/** A server that is started again, a little later each time, whenever it ends without being asked to. */
export type SupervisedServer = { readonly port: () => number; readonly stop: () => Promise<void> }

const FIRST_DELAY = 100
const LONGEST_DELAY = 10_000
// A server that held this long counts as sound again.
const SOUND_AFTER = 60_000

/** Watches over a server; `restart` answers undefined, or rejects, when it must be tried again. */
export const superviseServer = (
  first: ServerProcess,
  restart: () => Promise<ServerProcess | undefined>,
  log: (line: string) => void,
): SupervisedServer => {
  const stopping = new AbortController()
  let current = first
  const retry = async (attempt: number): Promise<ServerProcess | undefined> => {
    await delay(Math.min(FIRST_DELAY * 2 ** attempt, LONGEST_DELAY), undefined, { signal: stopping.signal, ref: false })
    return restart().catch((error: unknown) => {
      log(`the database server could not be started again: ${String(error)}`)
      return undefined
    })
  }
  const watch = async (): Promise<void> => {
    let attempt = 0
    while (!stopping.signal.aborted) {
      const since = performance.now()
      const code = await current.exited
      if (stopping.signal.aborted) return
      log(`the database server ended unexpectedly (code ${code}): starting it again`)
      if (performance.now() - since > SOUND_AFTER) attempt = 0
      let next: ServerProcess | undefined
      while (next === undefined && !stopping.signal.aborted) next = await retry(attempt++)
      current = next ?? current
    }
  }
  const watched = watch().catch(() => undefined)
  return {
    port: () => current.port,
    stop: async () => {
      stopping.abort()
      await current.stop()
      await watched
      await current.stop()
    },
  }
}
