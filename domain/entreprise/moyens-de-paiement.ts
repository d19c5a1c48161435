import type { Entreprise } from './entreprise.ts'
import { lireIban } from './iban.ts'

/** Where money is sent from afar, ready to be read; `null` for what the business does not have. */
export type MoyensDePaiement = {
  /** In fours, as banks print it, with spaces that never break. */
  readonly iban: string | null
  readonly paypal: string | null
}

const formaterIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0')

/** The means of payment of the business; an invalid account number is left out. */
export const moyensDePaiement = ({ paiement }: Pick<Entreprise, 'paiement'>): MoyensDePaiement => {
  const iban = lireIban(paiement.iban)
  const paypal = paiement.paypal.trim()
  return { iban: iban === null ? null : formaterIban(iban), paypal: paypal === '' ? null : paypal }
}
