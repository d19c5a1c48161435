import { Tinypool } from 'tinypool'
import type * as drawings from './draw.ts'

const IDLE_MS = 60_000

let thread: Tinypool | undefined

/** In a thread of its own: a page takes tens of milliseconds, and the server goes on answering. */
export const draw = <K extends keyof typeof drawings>(
  kind: K,
  words: Parameters<(typeof drawings)[K]>[0],
): Promise<Uint8Array> => {
  thread ??= new Tinypool({
    filename: new URL('./draw.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  return thread.run(words, { name: kind })
}
