import type { JourB2c } from '#domain/comptabilite/b2c'
import type { Ecriture, Repartition } from '#domain/comptabilite/ecriture'
import type { Periode } from '#domain/comptabilite/periode'
import type { LignesDExtrait, Quoi } from './extrait.ts'
import type { LignesDuDossier } from './extraits-du-dossier.ts'

/** An entry of the book of receipts, with the work and the goods in it. */
export type RecetteExportee = Ecriture & { readonly repartition: Repartition }

/** With its line in the book that is written, and the line that it undoes; `null` when that one is not in the book. */
export type RecetteNumerotee = RecetteExportee & { readonly ligne: number; readonly annuleLaLigne: number | null }

/** A day of sales to consumers, and the stretch of time in which it is reported. */
export type JourB2cExporte = JourB2c & { readonly periode: Periode }

/** A line of each kind of book. */
export type LignesComptables = { readonly recettes: RecetteNumerotee; readonly b2c: JourB2cExporte }

/** Books are written for a year, and come from one use case for all of them. */
export type QuoiComptable = keyof LignesComptables

/** What somebody can ask for by its name. */
export type QuoiDemande = Quoi | QuoiComptable

/** Everything that is written as an extract. */
export type LignesEcrites = LignesDExtrait & LignesComptables & LignesDuDossier

export type QuoiEcrit = keyof LignesEcrites
