import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { EtatCourriels } from '#application/courrier/etat-courriels'
import type { CliCommand, CliRefusal } from '../command.ts'
import { compte, quand } from '../french.ts'

export type LireEtatCourriels = () => TE.TaskEither<CliRefusal, EtatCourriels>

// One line for each mail: the reason comes from a foreign server and may have several.
const oneLine = (reason: string): string => reason.replaceAll(/\s+/g, ' ').trim()

const lines = ({ enAttente, echoues, plusAncien, derniersEchecs }: EtatCourriels): readonly string[] => [
  `En attente\u00a0: ${compte(enAttente, 'courriel')}${plusAncien === null ? '' : `, le plus ancien du ${quand(plusAncien)}`}`,
  `En échec\u00a0: ${compte(echoues, 'courriel')}`,
  ...derniersEchecs.map(
    ({ id, genre, essais, creeLe, derniereErreur }) =>
      `  ${id}  ${genre}  ${compte(essais, 'essai')}  du ${quand(creeLe)}  ${oneLine(derniereErreur ?? 'sans raison connue')}`,
  ),
]

/** Tells what waits and what could not leave. */
export const commandeCourrielsEtat = (lire: LireEtatCourriels): CliCommand => ({
  nom: 'courriels:etat',
  parametres: [],
  facultatif: null,
  resume: 'dit combien de courriels attendent ou ont échoué, et pourquoi',
  details: ['Chaque échec récent a sa ligne\u00a0: identifiant, genre, essais, date, dernière erreur.'],
  options: [],
  run: (_, { resultat, dire }) =>
    pipe(
      lire(),
      TE.map((etat) => {
        lines(etat).forEach(resultat)
        if (etat.echoues > etat.derniersEchecs.length) dire('Seuls les échecs les plus récents sont montrés.')
        if (etat.echoues > 0) dire('Pour les remettre en file\u00a0: npm run cli -- courriels:renvoyer')
      }),
    ),
})
