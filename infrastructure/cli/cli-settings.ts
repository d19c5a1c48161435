import type { LoadedSettings } from '../config/load-settings.ts'

/** What a command may need. */
export type CliSettings = LoadedSettings & {
  /** Receives the messages of the programs that commands run. */
  readonly log: (line: string) => void
  /** Aborts long commands on Ctrl-C. */
  readonly signal: AbortSignal
}
