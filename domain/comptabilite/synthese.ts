import type { DateCivile } from '#domain/calendrier/date-civile'
import type { ApresCloture } from './cloture.ts'
import { ajouter, type Ecriture, repartir, type Repartition, RIEN } from './ecriture.ts'
import { MOIS_DE_L_ANNEE, moisDe } from './periode.ts'
import { type Progres, progresDesSeuils } from './seuils.ts'

/** What was cashed in a stretch of time, and in how many entries. */
export type Encaissements = Repartition & { readonly ecritures: number }

/** The twelve months of a year, January first. */
type MoisEncaisses = readonly Encaissements[]

const AUCUN: Encaissements = { ...RIEN, ecritures: 0 }

const reunir = (a: Encaissements, b: Encaissements): Encaissements => ({
  ...ajouter(a, b),
  ecritures: a.ecritures + b.ecritures,
})

export const MOIS_VIDES: MoisEncaisses = MOIS_DE_L_ANNEE.map(() => AUCUN)

/** Writes entries of one year into its months. */
export const ajouterAuxMois = (mois: MoisEncaisses, ecritures: readonly Ecriture[]): MoisEncaisses =>
  ecritures.reduce(
    (deja, ecriture) =>
      deja.map((encaisse, rang) =>
        rang + 1 === moisDe(ecriture.le) ? reunir(encaisse, { ...repartir(ecriture), ecritures: 1 }) : encaisse,
      ),
    mois,
  )

export const totalEncaisse = (mois: MoisEncaisses): Encaissements => mois.reduce(reunir, AUCUN)

/** The four quarters of twelve months, as they are declared. */
export const trimestres = (mois: MoisEncaisses): readonly Encaissements[] =>
  [0, 1, 2, 3].map((rang) => totalEncaisse(mois.slice(3 * rang, 3 * rang + 3)))

/** What was cashed in a year by month, quarter and as a whole, and how near its ceilings that comes. */
export type Synthese = {
  readonly annee: number
  readonly mois: MoisEncaisses
  readonly trimestres: readonly Encaissements[]
  readonly total: Encaissements
  readonly seuils: readonly Progres[]
}

/** With what was invoiced in the year, credit notes taken off, and what was written since it was over. */
export type SyntheseDuDossier = Synthese & { readonly facture: Repartition; readonly apresCloture: ApresCloture }

/** A year seen on a day. */
export const synthese = (annee: number, mois: MoisEncaisses, jour: DateCivile): Synthese => {
  const total = totalEncaisse(mois)
  return { annee, mois, trimestres: trimestres(mois), total, seuils: progresDesSeuils(total, annee, jour) }
}
