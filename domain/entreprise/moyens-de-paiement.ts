import type { Entreprise } from './entreprise.ts'

export type MoyensDePaiement = { readonly iban: string | null; readonly paypal: string | null }

const formaterIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0')

export const moyensDePaiement = ({ paiement }: Pick<Entreprise, 'paiement'>): MoyensDePaiement => {
  const iban = lireIban(paiement.iban)
  const paypal = paiement.paypal.trim()
  return { iban: iban === null ? null : formaterIban(iban), paypal: paypal === '' ? null : paypal }
}

const FORME = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

const reste97 = (chiffres: string): number =>
  Array.from(chiffres).reduce((reste, chiffre) => (reste * 10 + Number(chiffre)) % 97, 0)

/** The IBAN without spaces if its check digits are right (ISO 13616, ISO/IEC 7064 MOD 97-10); else `null`. */
export const lireIban = (texte: string): string | null => {
  const iban = texte.replaceAll(/\s/g, '').toUpperCase()
  if (!FORME.test(iban)) return null
  const chiffres = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (lettre) =>
    String(lettre.charCodeAt(0) - 55),
  )
  return reste97(chiffres) === 1 ? iban : null
}
