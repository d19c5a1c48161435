import type { JourB2c } from '#domain/comptabilite/b2c'
import type { Ecriture, Repartition } from '#domain/comptabilite/ecriture'
import type { Periode } from '#domain/comptabilite/periode'
import type { LignesDExtrait, Quoi } from './extrait.ts'
import type { LignesDuDossier } from './extraits-du-dossier.ts'

export type RecetteExportee = Ecriture & { readonly repartition: Repartition }

/** With its line in the book that is written, and the line that it undoes; `null` when that one is not in the book. */
export type RecetteNumerotee = RecetteExportee & { readonly ligne: number; readonly annuleLaLigne: number | null }

export type JourB2cExporte = JourB2c & { readonly periode: Periode }

export type LignesComptables = { readonly recettes: RecetteNumerotee; readonly b2c: JourB2cExporte }

export type QuoiComptable = keyof LignesComptables

export type QuoiDemande = Quoi | QuoiComptable

export type LignesEcrites = LignesDExtrait & LignesComptables & LignesDuDossier

export type QuoiEcrit = keyof LignesEcrites
