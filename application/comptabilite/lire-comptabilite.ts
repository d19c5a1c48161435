import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import { anneeDe } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { ajouterAuxMois, MOIS_VIDES, type Synthese, synthese } from '#domain/comptabilite/synthese'
import { periodeDeLAnnee, periodeDuMois } from '#domain/comptabilite/periode'
import { type EcheanceEnVue, echeancesEnVue } from '#domain/droit/echeances'
import { type Ecriture, repartir } from '#domain/comptabilite/livre'
import type { LotsDeLignes, RecetteExportee } from '../export/extraits.ts'

/** Folds lots one after the other, so that only one is in memory. */
export const plierLots =
  <L, A>(depart: A, ajouter: (avant: A, lot: readonly L[]) => A) =>
  (lots: LotsDeLignes<L>): TE.TaskEither<PortFailure, A> =>
    TE.tryCatch(async () => {
      let somme = depart
      for await (const lot of lots) somme = ajouter(somme, lot)
      return somme
    }, portFailure('comptabilité'))

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
  ({ clock, comptabilite }: Pick<Ports, 'clock' | 'comptabilite'>) =>
  ({ annee: demandee }: DemandeDeComptabilite): TE.TaskEither<PortFailure, Comptabilite> => {
    const jour = dateParis(clock.maintenant())
    const annee = demandee ?? anneeDe(jour)
    return pipe(
      TE.Do,
      TE.bind('premiere', () => comptabilite.premiereAnnee()),
      TE.bind('mois', () =>
        pipe(comptabilite.ecritures(periodeDeLAnnee(annee)), TE.flatMap(plierLots(MOIS_VIDES, ajouterAuxMois))),
      ),
      TE.map(({ premiere, mois }) => ({
        annees: anneesJusque(premiere, anneeDe(jour)),
        ...synthese(annee, mois, jour),
        echeances: echeancesEnVue(jour),
      })),
    )
  }

/** `mois`: 1 to 12. */
export type DemandeDeRecettes = { readonly admin: Admin; readonly annee: number; readonly mois: number }

export const enRecette = (ecriture: Ecriture): RecetteExportee => ({ ...ecriture, repartition: repartir(ecriture) })

const RIEN: readonly RecetteExportee[] = []

/** For the owner: the receipts of one month, oldest first. */
export const lireRecettes =
  ({ comptabilite }: Pick<Ports, 'comptabilite'>) =>
  ({ annee, mois }: DemandeDeRecettes): TE.TaskEither<PortFailure, readonly RecetteExportee[]> =>
    pipe(
      comptabilite.ecritures(periodeDuMois(annee, mois)),
      TE.flatMap(plierLots(RIEN, (deja, lot) => [...deja, ...lot.map(enRecette)])),
    )
