import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { type Email, parseEmail } from '#domain/client/email'
import { type CliArguments, type CliOption, type CliRefusal, mauvaisUsage } from './command.ts'

export const EMAIL: CliOption = { nom: 'email', valeur: 'ADRESSE', resume: 'l’adresse email du compte' }

/** The address that was given; without it the command is wrongly called. */
export const emailOf = ({ valeurs }: CliArguments): TE.TaskEither<CliRefusal, Email> => {
  const typed = valeurs.get(EMAIL.nom)
  if (typed === undefined) return TE.left(mauvaisUsage('Il manque --email ADRESSE.'))
  const email = parseEmail(typed)
  return E.isLeft(email) ? TE.left(mauvaisUsage(email.left)) : TE.right(email.right)
}
