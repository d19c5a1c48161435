import { destination, type Logger, pino, stdTimeFunctions } from 'pino'

export type SiteLog = {
  readonly log: Logger
  /** Where the server writes its own lines. */
  readonly stream: { readonly write: (line: string) => void }
  /** Begins to write what waits. It learns so that nobody reads any more, which a last write before the end would try for ever. */
  readonly flush: () => void
}

/**
 * JSON lines on standard output, written together at least once a second: a line for each request would cost as much as
 * the catalogue it tells of. What waits when the process ends is written by Pino.
 */
export const makeLog = (level: string): SiteLog => {
  const stream = destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 1_000 })
  const options = { level, base: null, timestamp: stdTimeFunctions.isoTime }
  const log = pino({ ...options, formatters: { level: (label) => ({ level: label }) } }, stream)
  return { log, stream, flush: () => stream.flush() }
}
