import type * as TE from '#fp/TaskEither'

/** How a command ends: done, refused, wrongly called. */
export const FAIT = 0
export const REFUSE = 1
export const MAL_APPELEE = 2

export type ExitCode = typeof FAIT | typeof REFUSE | typeof MAL_APPELEE

/** Where a command speaks: results on standard output, everything else on standard error, line by line. */
export type Terminal = { readonly resultat: (ligne: string) => void; readonly dire: (ligne: string) => void }

/** Sentences for the person, because of the state of things (`Refus`) or of what was typed (`MauvaisUsage`). */
export type CliRefusal = { readonly _tag: 'Refus' | 'MauvaisUsage'; readonly phrases: readonly string[] }

export const refus = (...phrases: readonly string[]): CliRefusal => ({ _tag: 'Refus', phrases })

export const mauvaisUsage = (...phrases: readonly string[]): CliRefusal => ({ _tag: 'MauvaisUsage', phrases })

/** `--nom`, or `--nom VALEUR` when `valeur` names what follows. */
export type CliOption = { readonly nom: string; readonly valeur: string | null; readonly resume: string }

/** What was typed after the name of a command, already checked against what it takes. */
export type CliArguments = {
  /** One for each of its `parametres`, then the optional one if it is there. */
  readonly parametres: readonly string[]
  readonly drapeaux: ReadonlySet<string>
  readonly valeurs: ReadonlyMap<string, string>
}

/** One thing to do from a terminal. */
export type CliCommand = {
  readonly nom: string
  /** The names of what follows, all required: `FICHIER`. */
  readonly parametres: readonly string[]
  /** The name of one more that may be left out. */
  readonly facultatif: string | null
  readonly resume: string
  /** What is worth knowing before, one paragraph a line. */
  readonly details: readonly string[]
  readonly options: readonly CliOption[]
  readonly run: (args: CliArguments, terminal: Terminal) => TE.TaskEither<CliRefusal, void>
}
