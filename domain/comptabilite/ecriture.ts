import type { DateCivile } from '#domain/calendrier/date-civile'
import type { TypeClient } from '#domain/client/acheteur'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import type { Reference } from '#domain/prestation/reference'
import { centimes, type Montant } from '#domain/shared/montant'

/** Money that moved, as the book of receipts tells it (CGI, art. 50-0; Code de commerce, L. 123-28); below zero when it went back. */
export type Ecriture = {
  readonly id: string
  readonly le: DateCivile
  readonly client: string
  readonly type: TypeClient
  /** What was sold. */
  readonly nature: string
  readonly reference: Reference
  /** `null` while the money came without one. */
  readonly facture: NumeroPiece | null
  /** What a professional got for it when it came, or went back, before the invoice. */
  readonly pieces: readonly NumeroPiece[]
  readonly mode: ModeDeReglement
  readonly montant: Montant
  /** The goods in it. */
  readonly ventes: Montant
  readonly note: string
  /** It undoes another one. */
  readonly annule: boolean
  /** That one, and the day of its money, which may be of another year; `null` when it undoes none. */
  readonly ecritureAnnulee: { readonly id: string; readonly le: DateCivile } | null
  /** The day of recording, which may be later than the money. */
  readonly saisieLe: DateCivile
  /** The day of the entry that undoes it; `null` while none does. */
  readonly annuleeLe: DateCivile | null
}

/** An amount, the work and the goods in it. */
export type Repartition = { readonly services: Montant; readonly ventes: Montant; readonly total: Montant }

export const RIEN: Repartition = { services: centimes(0), ventes: centimes(0), total: centimes(0) }

export const ajouter = (a: Repartition, b: Repartition): Repartition => ({
  services: centimes(a.services + b.services),
  ventes: centimes(a.ventes + b.ventes),
  total: centimes(a.total + b.total),
})

/** An amount split between the work and the goods in it. */
export const repartirMontant = (montant: Montant, ventes: Montant): Repartition => ({
  services: centimes(montant - ventes),
  ventes,
  total: montant,
})

export const repartir = ({ montant, ventes }: Pick<Ecriture, 'montant' | 'ventes'>): Repartition =>
  repartirMontant(montant, ventes)
