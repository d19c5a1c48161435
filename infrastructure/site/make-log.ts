import { destination, type Logger, pino, stdTimeFunctions } from 'pino'

export type SiteLog = {
  readonly log: Logger
  /** Receives the log lines of the server. */
  readonly stream: { readonly write: (line: string) => void }
  /** Writes the waiting lines. It detects a closed reader, which a last write before the end would retry for ever. */
  readonly flush: () => void
}

/**
 * JSON lines on standard output, written in batches at least once a second: writing each line would cost as much as an
 * answer. At the end of the process, Pino writes the rest.
 */
export const makeLog = (level: string): SiteLog => {
  const stream = destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 1_000 })
  const options = { level, base: null, timestamp: stdTimeFunctions.isoTime }
  const log = pino({ ...options, formatters: { level: (label) => ({ level: label }) } }, stream)
  return { log, stream, flush: () => stream.flush() }
}
