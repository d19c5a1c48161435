import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Depart } from '#application/conservation/appliquer-conservation'
import type { BilanDeConservation } from '#application/conservation/lire-conservation'
import type { GenreConserve } from '#domain/conservation/calendrier'
import type { CliCommand, CliRefusal } from '../command.ts'
import { SIMULATION } from '../options.ts'
import { nombre } from '../french.ts'

export type LireConservation = () => TE.TaskEither<CliRefusal, readonly BilanDeConservation[]>

export type AppliquerConservation = (
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

/** Deletes what is at its term, or tells what would be deleted. */
export const commandeConservation = ({ lire, appliquer }: FonctionsDeConservation): CliCommand => ({
  nom: 'conservation',
  parametres: [],
  facultatif: null,
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
