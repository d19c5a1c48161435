import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CliCommand, CliRefusal } from '../command.ts'

/** The last migration before and after, `null` for none; `faites` are those run now, in order. */
export type Migration = { readonly avant: string | null; readonly apres: string; readonly faites: readonly string[] }

export type Migrer = () => TE.TaskEither<CliRefusal, Migration>

const sentence = ({ avant, apres, faites }: Migration): string => {
  if (faites.length === 0) return `Le schéma est déjà à jour\u00a0: ${apres}.`
  return `Le schéma est passé de ${avant ?? 'rien'} à ${apres}\u00a0: ${faites.join(', ')}.`
}

/** Brings the schema up to date. */
export const commandeMigrer = (migrer: Migrer): CliCommand => ({
  nom: 'migrer',
  parametres: [],
  facultatif: null,
  resume: 'met le schéma de la base à jour',
  details: ['Le site le fait aussi à chaque démarrage\u00a0; tout passe, ou rien n’est changé.'],
  options: [],
  run: (_, { resultat }) =>
    pipe(
      migrer(),
      TE.map((migration) => resultat(sentence(migration))),
    ),
})
