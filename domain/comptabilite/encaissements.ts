import { estUnReport } from '#domain/facturation/report'
import { ajouter, type Ecriture, repartir, type Repartition, RIEN } from './ecriture.ts'
import { MOIS_DE_L_ANNEE, moisDe } from './periode.ts'

/** What was cashed in a stretch of time, and in how many entries: what only carries money from an invoice to another is none. */
export type Encaissements = Repartition & { readonly ecritures: number }

/** The twelve months of a year, January first. */
export type MoisEncaisses = readonly Encaissements[]

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
        rang + 1 === moisDe(ecriture.le)
          ? reunir(encaisse, { ...repartir(ecriture), ecritures: estUnReport(ecriture) ? 0 : 1 })
          : encaisse,
      ),
    mois,
  )

export const totalEncaisse = (mois: MoisEncaisses): Encaissements => mois.reduce(reunir, AUCUN)

/** The four quarters of twelve months, as they are declared. */
export const trimestres = (mois: MoisEncaisses): readonly Encaissements[] =>
  [0, 1, 2, 3].map((rang) => totalEncaisse(mois.slice(3 * rang, 3 * rang + 3)))
