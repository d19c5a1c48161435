import type { DateCivile } from '#domain/calendrier/date-civile'
import { additionner, centimes, type Montant } from '#domain/shared/montant'
import type { Ecriture } from './ecriture.ts'

/** How many entries, and what they come to. */
export type Decompte = { readonly nombre: number; readonly total: Montant }

/** Entries of a year that were recorded, or undone, once it was over: whoever had its book before does not know them. */
export type ApresCloture = { readonly saisies: Decompte; readonly annulees: Decompte }

const AUCUNE: Decompte = { nombre: 0, total: centimes(0) }

export const RIEN_APRES: ApresCloture = { saisies: AUCUNE, annulees: AUCUNE }

const compter = ({ nombre, total }: Decompte, ecritures: readonly Ecriture[]): Decompte => ({
  nombre: nombre + ecritures.length,
  total: additionner(total, ...ecritures.map(({ montant }) => montant)),
})

/** Adds entries of a year whose last day is `cloture`. */
export const noterApresCloture = (
  { saisies, annulees }: ApresCloture,
  ecritures: readonly Ecriture[],
  cloture: DateCivile,
): ApresCloture => ({
  saisies: compter(
    saisies,
    ecritures.filter(({ saisieLe }) => saisieLe > cloture),
  ),
  annulees: compter(
    annulees,
    ecritures.filter(({ annuleeLe }) => annuleeLe !== null && annuleeLe > cloture),
  ),
})
