import type { DateCivile } from '#domain/calendrier/date-civile'
import type { TypeClient } from '#domain/client/acheteur'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { ModeDeReglement } from '#domain/facturation/reglement'
import { centimes, type Montant } from '#domain/shared/montant'

/** Money that moved, as the book of receipts tells it (CGI, art. 50-0; Code de commerce, L. 123-28); below zero when it went back. */
export type Ecriture = {
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
  /** Of the invoice: all of it, and the parts in it. */
  readonly totalFacture: Montant
  readonly pieces: Montant
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

const partDesPieces = ({ totalFacture, pieces }: Ecriture, encaisse: number): number =>
  totalFacture === 0 ? 0 : centimes(Number(((encaisse * pieces) / totalFacture).toFixed(6)))

/**
 * A payment split between work and goods like its invoice. What is rounded is all that was cashed so far, so that the
 * payments of an invoice add up to its lines, to the cent.
 */
export const repartir = (ecriture: Ecriture): Repartition => {
  const { dejaRegle, montant } = ecriture
  const ventes = centimes(partDesPieces(ecriture, dejaRegle + montant) - partDesPieces(ecriture, dejaRegle))
  return { services: centimes(montant - ventes), ventes, total: montant }
}
