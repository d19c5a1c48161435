import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Depart, BilanDeConservation } from '#application/conservation/conservation'
import type { GenreConserve } from '#domain/conservation/calendrier'
import { type CliCommand, type CliRefusal, SIMULATION, nombre, compte } from '../command.ts'

type LireConservation = () => TE.TaskEither<CliRefusal, readonly BilanDeConservation[]>

type AppliquerConservation = (
  avancement: (genre: GenreConserve, nombre: number) => void,
) => TE.TaskEither<CliRefusal, readonly Depart[]>

export type FonctionsDeConservation = { readonly lire: LireConservation; readonly appliquer: AppliquerConservation }

const LARGEUR = 'clients_sans_commande'.length

const line = ({ genre, aTerme, retenus, bientot, total, regle }: BilanDeConservation): string =>
  `${genre.padEnd(LARGEUR)}  ${[
    `${nombre(aTerme)} à terme`,
    `${nombre(retenus)} retenus`,
    `${nombre(bientot)} sous 30 jours`,
    `${nombre(total)} en tout`,
    regle.suite === 'avec_le_compte' ? `${regle.fondement}, avec le compte` : regle.fondement,
  ].join('\t')}`

export const commandeConservation = ({ lire, appliquer }: FonctionsDeConservation): CliCommand => ({
  nom: 'conservation',
  parametres: [],
  resume: 'supprime ce qui est arrivé au terme de sa conservation',
  details: ['Jamais ce qui est dû ou en cours. Commencez par --simulation\u00a0: elle compte et ne change rien.'],
  options: [SIMULATION],
  run: ({ drapeaux }, { resultat, dire }) =>
    drapeaux.has('simulation')
      ? pipe(
          lire(),
          TE.map((bilans) => bilans.map(line).forEach(resultat)),
        )
      : pipe(
          appliquer((genre, parti) => (parti > 0 ? dire(`${genre}\u00a0: ${nombre(parti)}`) : undefined)),
          TE.map((departs) => {
            const partis = departs.filter((depart) => depart.nombre > 0)
            partis.forEach((depart) => resultat(`${depart.genre}\t${depart.nombre}`))
            if (partis.length === 0) dire('Rien n’est à terme aujourd’hui.')
          }),
        ),
})

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

export const commandeClientsNettoyer = (nettoyer: NettoyerClients): CliCommand => ({
  nom: 'clients:nettoyer',
  parametres: [],
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
