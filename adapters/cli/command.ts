import type * as TE from '#fp/TaskEither'

/** Exit codes: done, refused, wrongly called. */
export const FAIT = 0
export const REFUSE = 1
export const MAL_APPELEE = 2

export type ExitCode = typeof FAIT | typeof REFUSE | typeof MAL_APPELEE

/** Results go to standard output, everything else to standard error, line by line. */
export type Terminal = { readonly resultat: (ligne: string) => void; readonly dire: (ligne: string) => void }

/** Sentences for the person: a refusal (`Refus`), or a wrong call (`MauvaisUsage`). */
export type CliRefusal = { readonly _tag: 'Refus' | 'MauvaisUsage'; readonly phrases: readonly string[] }

export const refus = (...phrases: readonly string[]): CliRefusal => ({ _tag: 'Refus', phrases })

export const mauvaisUsage = (...phrases: readonly string[]): CliRefusal => ({ _tag: 'MauvaisUsage', phrases })

/** `--nom`, or `--nom VALEUR` when `valeur` names what follows. */
export type CliOption = { readonly nom: string; readonly valeur: string | null; readonly resume: string }

/** The checked arguments of a command. */
export type CliArguments = {
  /** One for each of its `parametres`, then the optional one if given. */
  readonly parametres: readonly string[]
  readonly drapeaux: ReadonlySet<string>
  readonly valeurs: ReadonlyMap<string, string>
}

/** A command of the terminal. */
export type CliCommand = {
  readonly nom: string
  /** The names of its required parameters: `FICHIER`. */
  readonly parametres: readonly string[]
  /** The name of its optional parameter. */
  readonly facultatif: string | null
  readonly resume: string
  /** What to know before running it, one paragraph a line. */
  readonly details: readonly string[]
  readonly options: readonly CliOption[]
  readonly run: (args: CliArguments, terminal: Terminal) => TE.TaskEither<CliRefusal, void>
}
