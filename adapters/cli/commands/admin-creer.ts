import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Email } from '#domain/client/email'
import { VALIDITE_HEURES } from '#domain/compte/mot-de-passe-temporaire'
import type { CliCommand, CliRefusal } from '../command.ts'
import { EMAIL, emailOf } from '../options.ts'

/** Returns the one-time password of the account. */
export type CreerAdmin = (email: Email) => TE.TaskEither<CliRefusal, string>

/** Makes an address an admin, with a password to change at the first login. */
export const commandeAdminCreer = (creer: CreerAdmin): CliCommand => ({
  nom: 'admin:creer',
  parametres: [],
  facultatif: null,
  resume: 'donne l’administration du site à une adresse, et un mot de passe à usage unique',
  details: [
    'Un compte qui existe garde son profil\u00a0; ses sessions ouvertes prennent fin.',
    `Le mot de passe est le seul résultat\u00a0; il vaut ${VALIDITE_HEURES}\u00a0heures et n’est affiché qu’une fois.`,
  ],
  options: [EMAIL],
  run: (args, { resultat, dire }) =>
    pipe(
      emailOf(args),
      TE.bindTo('email'),
      TE.bind('motDePasse', ({ email }) => creer(email)),
      TE.map(({ email, motDePasse }) => {
        dire(`${email} administre le site. Mot de passe à usage unique\u00a0:`)
        resultat(motDePasse)
      }),
    ),
})
