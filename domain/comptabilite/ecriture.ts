import type { DateCivile } from '#domain/calendrier/date-civile'
import type { TypeClient } from '#domain/client/acheteur'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { ModeDeReglement } from '#domain/facturation/reglement'
import { centimes, type Montant } from '#domain/shared/montant'

/** An invoice: all of it, and the parts in it. */
export type Composition = { readonly totalFacture: Montant; readonly pieces: Montant }

/** Money that moved, as the book of receipts tells it (CGI, art. 50-0; Code de commerce, L. 123-28); below zero when it went back. */
export type Ecriture = Composition & {
  readonly id: string
  readonly le: DateCivile
  readonly client: string
  readonly type: TypeClient
  /** What was sold. */
  readonly nature: string
  readonly facture: NumeroPiece
  readonly mode: ModeDeReglement
  readonly montant: Montant
  readonly note: string
  /** It undoes another one. */
  readonly annule: boolean
  /** Cashed of that invoice by what was written before. */
  readonly dejaRegle: Montant
}

/** An amount, the work and the goods in it. */
export type Repartition = { readonly services: Montant; readonly ventes: Montant; readonly total: Montant }

export const RIEN: Repartition = { services: centimes(0), ventes: centimes(0), total: centimes(0) }

export const ajouter = (a: Repartition, b: Repartition): Repartition => ({
  services: centimes(a.services + b.services),
  ventes: centimes(a.ventes + b.ventes),
  total: centimes(a.total + b.total),
})

/**
 * The goods in what is counted of an invoice, from one running sum to the next. What is rounded is the whole sum so far,
 * so that the steps add up to the lines of the invoice, to the cent.
 */
export const ventesEntre = ({ totalFacture, pieces }: Composition, avant: number, apres: number): Montant => {
  const jusque = (somme: number): number =>
    totalFacture === 0 ? 0 : centimes(Number(((somme * pieces) / totalFacture).toFixed(6)))
  return centimes(jusque(apres) - jusque(avant))
}

/** A payment split between work and goods like its invoice. */
export const repartir = (ecriture: Ecriture): Repartition => {
  const { dejaRegle, montant } = ecriture
  const ventes = ventesEntre(ecriture, dejaRegle, dejaRegle + montant)
  return { services: centimes(montant - ventes), ventes, total: montant }
}
