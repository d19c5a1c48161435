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
import { joursB2c, periodeDeDeclaration, piecesB2c } from '#domain/comptabilite/b2c'
import {
  type CompteDuLivre,
  type Ecriture,
  lignesDeLaPeriode,
  livreDesRecettes,
  repartir,
} from '#domain/comptabilite/livre'
import type { RecetteNumerotee } from '../export/extraits.ts'

type PortsLire = Pick<Ports, 'comptabilite'>

/** Adds to each entry its split, its line number, and the line number of the entry that it undoes. */
const numeroter = (ecritures: readonly Ecriture[]): readonly RecetteNumerotee[] => {
  const lignes = new Map(ecritures.map(({ id }, rang) => [id, rang + 1]))
  return ecritures.map((ecriture, rang) => ({
    ...ecriture,
    repartition: repartir(ecriture),
    ligne: rang + 1,
    annuleLaLigne: lignes.get(ecriture.ecritureAnnulee?.id ?? '') ?? null,
  }))
}

/** What the books need of an order. */
export const partDesLivres = (periode: Periode) => (compte: CompteDuLivre) => ({
  lignes: lignesDeLaPeriode(compte, periode),
  pieces: piecesB2c(compte, periode),
})

type PartDesLivres = ReturnType<ReturnType<typeof partDesLivres>>

/** The two books of a period: receipts, and sales to consumers by day. */
export const tenirLivres = (parts: readonly PartDesLivres[]) => {
  const ecritures = livreDesRecettes(parts.flatMap(({ lignes }) => lignes))
  const pieces = parts.flatMap((part) => part.pieces)
  return {
    ecritures,
    recettes: numeroter(ecritures),
    b2c: joursB2c(pieces, ecritures).map((jour) => ({ ...jour, periode: periodeDeDeclaration(jour.jour) })),
  }
}

export const lireLivres = ({ comptabilite }: PortsLire, periode: Periode) =>
  pipe(comptabilite.parCompte(periode, partDesLivres(periode)), TE.map(tenirLivres))

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
      TE.bind('livres', () => lireLivres(ports, periodeDeLAnnee(annee))),
      TE.map(({ premiere, livres: { ecritures } }) => ({
        annees: anneesJusque(premiere, anneeDe(jour)),
        ...synthese(annee, ecritures, jour),
        echeances: echeancesEnVue(jour),
      })),
    )
  }

/** `mois`: 1 to 12. */
export type DemandeDeRecettes = { readonly admin: Admin; readonly annee: number; readonly mois: number }

/** For the owner: the receipts of one month, oldest first. */
export const lireRecettes =
  (ports: PortsLire) =>
  ({ annee, mois }: DemandeDeRecettes): TE.TaskEither<PortFailure, readonly RecetteNumerotee[]> =>
    pipe(
      lireLivres(ports, periodeDuMois(annee, mois)),
      TE.map(({ recettes }) => recettes),
    )
