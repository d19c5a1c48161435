import type { DateCivile } from '#domain/calendrier/date-civile'
import type { TypeClient } from '#domain/client/acheteur'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { Reference } from '#domain/prestation/reference'
import { centimes, type Montant, multiplier } from '#domain/shared/montant'

/** An invoice as it stood at the end of the last day of a period, whatever came after. */
export type FactureALaCloture = {
  readonly numero: NumeroPiece
  readonly date: DateCivile
  readonly echeance: DateCivile
  readonly reference: Reference
  /** As the book of receipts names them: the business that bought, or the person. */
  readonly client: string
  readonly type: TypeClient
  readonly total: Montant
  /** What credit notes had given back and what had come in by then, and of these what is of the period. */
  readonly credite: Montant
  readonly regle: Montant
  readonly crediteDansLaPeriode: Montant
  readonly regleDansLaPeriode: Montant
}

/** Money that had come in for an order which was billed later, or not yet. */
export type AcompteALaCloture = {
  readonly reference: Reference
  readonly client: string
  readonly type: TypeClient
  readonly recu: Montant
}

/** Owed to the business; owed by it for an invoice that was given back or paid twice; owed by it as work to be done. */
export type NatureDeCloture = 'creance' | 'a_rembourser' | 'acompte'

/** What was owed at the end of a day: above zero to the business, below by it. */
export type LigneDeCloture = Pick<FactureALaCloture, 'reference' | 'client' | 'type'> & {
  readonly nature: NatureDeCloture
  readonly facture: FactureALaCloture | null
  readonly solde: Montant
}

/** What was still owed of an invoice; below zero, what was owed back to the client. */
export const soldeALaCloture = ({ total, credite, regle }: FactureALaCloture): Montant =>
  centimes(total - credite - regle)

export const ligneDeFacture = (facture: FactureALaCloture): LigneDeCloture => {
  const { reference, client, type } = facture
  const solde = soldeALaCloture(facture)
  return { reference, client, type, nature: solde > 0 ? 'creance' : 'a_rembourser', facture, solde }
}

export const ligneDAcompte = ({ recu, ...commande }: AcompteALaCloture): LigneDeCloture => ({
  ...commande,
  nature: 'acompte',
  facture: null,
  solde: multiplier(recu, -1),
})
