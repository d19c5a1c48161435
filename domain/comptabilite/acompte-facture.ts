import type { FactureDAcompteSuivie } from '#domain/facturation/facture-d-acompte-suivie'
import type { NumeroPiece } from '#domain/facturation/numero-piece'

/** An invoice for a deposit, with its credit notes and the invoices that deduct it: two when the first was given back whole. */
export type AcompteFacture = Pick<FactureDAcompteSuivie, 'facture' | 'avoirs'> & {
  readonly deduitPar: readonly NumeroPiece[]
}
