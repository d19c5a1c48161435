import type { LoadedSettings } from '../config/load-settings.ts'

/** What every command may need. */
export type CliSettings = LoadedSettings & {
  /** What the programs below have to say, for whoever asked for it. */
  readonly log: (line: string) => void
  /** Ends the long commands when the person has had enough. */
  readonly signal: AbortSignal
}
