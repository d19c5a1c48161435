import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { anneeDe } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { type Synthese, synthese } from '#domain/comptabilite/synthese'
import { type Periode, periodeDeLAnnee, periodeDuMois } from '#domain/comptabilite/periode'
import { type EcheanceEnVue, echeancesEnVue } from '#domain/droit/echeances'
import { type Ecriture, lignesDeLaPeriode, livreDesRecettes, repartir } from '#domain/comptabilite/livre'
import type { RecetteExportee } from '../export/extraits.ts'

type PortsLire = Pick<Ports, 'comptabilite'>

const lireLivre = ({ comptabilite }: PortsLire, periode: Periode): TE.TaskEither<PortFailure, readonly Ecriture[]> =>
  pipe(
    comptabilite.parCompte(periode, (compte) => lignesDeLaPeriode(compte, periode)),
    TE.map((comptes) => livreDesRecettes(comptes.flat())),
  )

/** `annee`: `null` for the present year. */
export type DemandeDeComptabilite = { readonly admin: Admin; readonly annee: number | null }

export type Comptabilite = Synthese & {
  /** The years with entries, and the present one, oldest first. */
  readonly annees: readonly number[]
  readonly echeances: readonly EcheanceEnVue[]
}

const anneesJusque = (premiere: O.Option<number>, derniere: number): readonly number[] => {
  const debut = O.isSome(premiere) ? Math.min(premiere.value, derniere) : derniere
  return Array.from({ length: derniere - debut + 1 }, (_, rang) => debut + rang)
}

/** For the owner: receipts of a year, how close they are to the ceilings, and coming changes of the law. */
export const lireComptabilite =
  (ports: PortsLire & Pick<Ports, 'clock'>) =>
  ({ annee: demandee }: DemandeDeComptabilite): TE.TaskEither<PortFailure, Comptabilite> => {
    const jour = dateParis(ports.clock.maintenant())
    const annee = demandee ?? anneeDe(jour)
    return pipe(
      TE.Do,
      TE.bind('premiere', () => ports.comptabilite.premiereAnnee()),
      TE.bind('ecritures', () => lireLivre(ports, periodeDeLAnnee(annee))),
      TE.map(({ premiere, ecritures }) => ({
        annees: anneesJusque(premiere, anneeDe(jour)),
        ...synthese(annee, ecritures, jour),
        echeances: echeancesEnVue(jour),
      })),
    )
  }

/** `mois`: 1 to 12. */
export type DemandeDeRecettes = { readonly admin: Admin; readonly annee: number; readonly mois: number }

export const enRecette = (ecriture: Ecriture): RecetteExportee => ({ ...ecriture, repartition: repartir(ecriture) })

/** For the owner: the receipts of one month, oldest first. */
export const lireRecettes =
  (ports: PortsLire) =>
  ({ annee, mois }: DemandeDeRecettes): TE.TaskEither<PortFailure, readonly RecetteExportee[]> =>
    pipe(
      lireLivre(ports, periodeDuMois(annee, mois)),
      TE.map((ecritures) => ecritures.map(enRecette)),
    )
