import * as TE from '#fp/TaskEither'
import * as E from '#fp/Either'
import { type Email, parseEmail } from '#domain/client/email'
import { formaterInstant } from '#domain/calendrier/formater-date'

/** Exit codes: 0 done, 1 refused, 2 wrong call. */
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

/** An option `--nom`, or `--nom VALEUR` if `valeur` gives the name of its value. */
export type CliOption = { readonly nom: string; readonly valeur: string | null; readonly resume: string }

export type CliArguments = {
  /** The values of the required parameters, then the optional one if given. */
  readonly parametres: readonly string[]
  readonly drapeaux: ReadonlySet<string>
  readonly valeurs: ReadonlyMap<string, string>
}

export type CliCommand = {
  readonly nom: string
  /** The names of the required parameters, for example `FICHIER`. */
  readonly parametres?: readonly string[]
  /** The name of its optional parameter. */
  readonly facultatif?: string
  readonly resume: string
  readonly details: readonly string[]
  readonly options?: readonly CliOption[]
  readonly run: (args: CliArguments, terminal: Terminal) => TE.TaskEither<CliRefusal, void>
}

export const SIMULATION: CliOption = {
  nom: 'simulation',
  valeur: null,
  resume: 'dit ce qui serait fait, sans rien changer',
}

export const EMAIL: CliOption = { nom: 'email', valeur: 'ADRESSE', resume: 'l’adresse email du compte' }

export const emailOf = ({ valeurs }: CliArguments): TE.TaskEither<CliRefusal, Email> => {
  const typed = valeurs.get(EMAIL.nom)
  if (typed === undefined) return TE.left(mauvaisUsage('Il manque --email ADRESSE.'))
  const email = parseEmail(typed)
  return E.isLeft(email) ? TE.left(mauvaisUsage(email.left)) : TE.right(email.right)
}

export const ANNEE: CliOption = { nom: 'annee', valeur: 'AAAA', resume: 'l’année civile, celle en cours par défaut' }

export const anneeTapee = (texte: string | undefined): TE.TaskEither<CliRefusal, number | null> => {
  if (texte === undefined) return TE.right(null)
  return /^2\d{3}$/.test(texte)
    ? TE.right(Number(texte))
    : TE.left(mauvaisUsage(`L’option --annee attend une année, comme 2026, et pas «\u00a0${texte}\u00a0».`))
}

const NOMBRE = new Intl.NumberFormat('fr-FR')

export const nombre = (n: number): string => NOMBRE.format(n)

/** `1 courriel`, `2 courriels`: each word of the noun takes an s; zero is singular. */
export const compte = (n: number, nom: string): string =>
  `${nombre(n)} ${n < 2 ? nom : nom.replaceAll(/\p{L}+/gu, (mot) => `${mot}s`)}`

export const quand = (instant: Date): string => formaterInstant(instant)
