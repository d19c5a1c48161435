import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { EtatCourriels } from '#application/courrier/courriels-du-terminal'
import { direEchec, lireEchec } from '#domain/courrier/echec'
import { type CliCommand, type CliRefusal, compte, quand, SIMULATION } from '../command.ts'

export type LireEtatCourriels = () => TE.TaskEither<CliRefusal, EtatCourriels>

// The reason comes from another server and may have several lines.
const oneLine = (reason: string): string => reason.replaceAll(/\s+/g, ' ').trim()

const raison = (marge: string, derniereErreur: string): readonly string[] => {
  const echec = lireEchec(derniereErreur)
  const original = oneLine(echec.original)
  return [`${marge}${direEchec(echec)}`, ...(original === '' ? [] : [`${marge}${original}`])]
}

const lines = ({ enAttente, echoues, plusAncien, derniersEchecs, empechement }: EtatCourriels): readonly string[] => [
  `En attente\u00a0: ${compte(enAttente, 'courriel')}${plusAncien === null ? '' : `, le plus ancien du ${quand(plusAncien)}`}`,
  ...(empechement === null ? [] : raison('  ', empechement)),
  `En échec\u00a0: ${compte(echoues, 'courriel')}`,
  ...derniersEchecs.flatMap(({ id, genre, essais, creeLe, derniereErreur }) => [
    `  ${id}  ${genre}  ${compte(essais, 'essai')}  du ${quand(creeLe)}`,
    ...raison('    ', derniereErreur ?? ''),
  ]),
]

export const commandeCourrielsEtat = (lire: LireEtatCourriels): CliCommand => ({
  nom: 'courriels:etat',
  parametres: [],
  resume: 'dit combien de courriels attendent ou ont échoué, et pourquoi',
  details: [
    'Chaque échec récent a sa ligne\u00a0: identifiant, genre, essais, date ; dessous, pourquoi, et les mots du serveur.',
  ],
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

/** Returns how many mails go back to the queue, or would. */
export type RenvoyerCourriels = (demande: { readonly simulation: boolean }) => TE.TaskEither<CliRefusal, number>

const sentence = (simulation: boolean, nombre: number): string => {
  if (nombre === 0) return 'Aucun courriel en échec.'
  const verbe = simulation ? (nombre < 2 ? 'retournerait' : 'retourneraient') : nombre < 2 ? 'retourne' : 'retournent'
  return `${compte(nombre, 'courriel')} ${verbe} dans la file.`
}

export const commandeCourrielsRenvoyer = (renvoyer: RenvoyerCourriels): CliCommand => ({
  nom: 'courriels:renvoyer',
  parametres: [],
  resume: 'remet dans la file les courriels en échec',
  details: ['Le site les envoie dans les secondes qui suivent, ou à son prochain démarrage.'],
  options: [SIMULATION],
  run: ({ drapeaux }, { resultat }) => {
    const simulation = drapeaux.has('simulation')
    return pipe(
      renvoyer({ simulation }),
      TE.map((nombre) => resultat(sentence(simulation, nombre))),
    )
  },
})
