import { Tinypool } from 'tinypool'
import type * as drawings from './draw.ts'

/** How long the thread waits for another document before it gives its memory back. */
const IDLE_MS = 60_000

let thread: Tinypool | undefined

/**
 * Draws a document in a thread of its own, one after another: a page of figures takes tens of milliseconds of processor, during
 * which orders are answered all the same. The thread starts with the first document, and holds no process open.
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
