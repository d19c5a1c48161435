import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { CliCommand, CliRefusal } from '../command.ts'
import { SIMULATION } from '../options.ts'
import { compte } from '../french.ts'

type Retire = { readonly nom: string; readonly email: string }

export type NettoyerClients = (demande: {
  readonly simulation: boolean
}) => TE.TaskEither<CliRefusal, readonly Retire[]>

const sentence = (simulation: boolean, nombre: number): string => {
  if (nombre === 0) return 'Aucun compte sans prestation.'
  const verbe = simulation
    ? nombre < 2
      ? 'serait supprimé'
      : 'seraient supprimés'
    : nombre < 2
      ? 'supprimé'
      : 'supprimés'
  return `${compte(nombre, 'compte')} sans prestation ${verbe}.`
}

/** Removes the accounts without prestations. */
export const commandeClientsNettoyer = (nettoyer: NettoyerClients): CliCommand => ({
  nom: 'clients:nettoyer',
  parametres: [],
  facultatif: null,
  resume: 'supprime les comptes sans aucune prestation',
  details: ['Jamais celui d’un administrateur. Chaque compte a sa ligne\u00a0: nom, tabulation, adresse email.'],
  options: [SIMULATION],
  run: ({ drapeaux }, { resultat, dire }) => {
    const simulation = drapeaux.has('simulation')
    return pipe(
      nettoyer({ simulation }),
      TE.map((retires) => {
        retires.forEach(({ nom, email }) => resultat(`${nom}\t${email}`))
        dire(sentence(simulation, retires.length))
      }),
    )
  },
})
