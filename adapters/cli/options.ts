import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { type Email, parseEmail } from '#domain/client/email'
import { type CliArguments, type CliOption, type CliRefusal, mauvaisUsage } from './command.ts'

export const SIMULATION: CliOption = {
  nom: 'simulation',
  valeur: null,
  resume: 'dit ce qui serait fait, sans rien changer',
}

export const EMAIL: CliOption = { nom: 'email', valeur: 'ADRESSE', resume: 'l’adresse email du compte' }

/** The `--email` option; without it the command is wrongly called. */
export const emailOf = ({ valeurs }: CliArguments): TE.TaskEither<CliRefusal, Email> => {
  const typed = valeurs.get(EMAIL.nom)
  if (typed === undefined) return TE.left(mauvaisUsage('Il manque --email ADRESSE.'))
  const email = parseEmail(typed)
  return E.isLeft(email) ? TE.left(mauvaisUsage(email.left)) : TE.right(email.right)
}

export const ANNEE: CliOption = { nom: 'annee', valeur: 'AAAA', resume: 'l’année civile, celle en cours par défaut' }

/** The typed year; `null` for none. */
export const anneeTapee = (texte: string | undefined): TE.TaskEither<CliRefusal, number | null> => {
  if (texte === undefined) return TE.right(null)
  return /^2\d{3}$/.test(texte)
    ? TE.right(Number(texte))
    : TE.left(mauvaisUsage(`L’option --annee attend une année, comme 2026, et pas «\u00a0${texte}\u00a0».`))
}
