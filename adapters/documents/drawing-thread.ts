import { Tinypool } from 'tinypool'
import type * as drawings from './draw.ts'

/** How long an idle thread is kept before its memory is freed. */
const IDLE_MS = 60_000

let thread: Tinypool | undefined

/**
 * Draws documents one after another in a thread of their own: a page takes tens of milliseconds of processor time, and
 * the server goes on answering. The thread starts with the first document, and does not keep the process open.
 */
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
