import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CliCommand, CliRefusal } from '../command.ts'
import { SIMULATION } from '../options.ts'
import { compte } from '../french.ts'

/** Returns how many mails go back to the queue, or would. */
export type RenvoyerCourriels = (demande: { readonly simulation: boolean }) => TE.TaskEither<CliRefusal, number>

const sentence = (simulation: boolean, nombre: number): string => {
  if (nombre === 0) return 'Aucun courriel en échec.'
  const verbe = simulation ? (nombre < 2 ? 'retournerait' : 'retourneraient') : nombre < 2 ? 'retourne' : 'retournent'
  return `${compte(nombre, 'courriel')} ${verbe} dans la file.`
}

/** Puts failed mails back in the queue. */
export const commandeCourrielsRenvoyer = (renvoyer: RenvoyerCourriels): CliCommand => ({
  nom: 'courriels:renvoyer',
  parametres: [],
  facultatif: null,
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
