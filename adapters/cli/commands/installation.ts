import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Email } from '#domain/client/email'
import { VALIDITE_HEURES } from '#domain/compte/mot-de-passe-temporaire'
import { type CliCommand, type CliRefusal, EMAIL, emailOf } from '../command.ts'

/** The last migration before and after, `null` for none; `faites` are those run now, in order. */
type Migration = { readonly avant: string | null; readonly apres: string; readonly faites: readonly string[] }

export type Migrer = () => TE.TaskEither<CliRefusal, Migration>

const sentence = ({ avant, apres, faites }: Migration): string => {
  if (faites.length === 0) return `Le schéma est déjà à jour\u00a0: ${apres}.`
  return `Le schéma est passé de ${avant ?? 'rien'} à ${apres}\u00a0: ${faites.join(', ')}.`
}

export const commandeMigrer = (migrer: Migrer): CliCommand => ({
  nom: 'migrer',
  parametres: [],
  resume: 'met le schéma de la base à jour',
  details: ['Le site le fait aussi à chaque démarrage\u00a0; tout passe, ou rien n’est changé.'],
  options: [],
  run: (_, { resultat }) =>
    pipe(
      migrer(),
      TE.map((migration) => resultat(sentence(migration))),
    ),
})

/** Returns the one-time password of the account. */
export type CreerAdmin = (email: Email) => TE.TaskEither<CliRefusal, string>

export const commandeAdminCreer = (creer: CreerAdmin): CliCommand => ({
  nom: 'admin:creer',
  parametres: [],
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
