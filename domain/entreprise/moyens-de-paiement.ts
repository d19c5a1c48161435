import type { Entreprise } from './entreprise.ts'
import { lireIban } from './iban.ts'

export type MoyensDePaiement = { readonly iban: string | null; readonly paypal: string | null }

const formaterIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0')

export const moyensDePaiement = ({ paiement }: Pick<Entreprise, 'paiement'>): MoyensDePaiement => {
  const iban = lireIban(paiement.iban)
  const paypal = paiement.paypal.trim()
  return { iban: iban === null ? null : formaterIban(iban), paypal: paypal === '' ? null : paypal }
}
