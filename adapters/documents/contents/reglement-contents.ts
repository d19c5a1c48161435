import { formaterDate } from '#domain/calendrier/formater-date'
import { lireIban } from '#domain/entreprise/iban'
import type { Facture } from '#domain/facturation/piece'
import { PLAFOND_ESPECES } from '#domain/facturation/reglement'
import { formaterMontant } from '#domain/shared/montant'
import type { Fait } from './document-contents.ts'

/** In fours, as banks print it, with spaces that never break. */
const formaterIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0')

/** Until when an invoice is to be paid. */
export const echeanceContents = ({ date, echeance }: Facture): Fait =>
  date === echeance
    ? { nom: 'Échéance', valeur: 'À réception' }
    : { nom: 'À régler au plus tard le', valeur: formaterDate(echeance) }

/** How an invoice may be paid: only means that the business has. */
export const reglementContents = ({ numero, entreprise: { paiement } }: Facture): readonly Fait[] => {
  const iban = lireIban(paiement.iban)
  return [
    ...(iban === null ? [] : [{ nom: 'Virement', valeur: `IBAN ${formaterIban(iban)}` }]),
    ...(paiement.paypal === '' ? [] : [{ nom: 'PayPal', valeur: paiement.paypal }]),
    { nom: 'Espèces', valeur: `jusqu’à ${formaterMontant(PLAFOND_ESPECES)}` },
    { nom: 'Référence', valeur: `${numero}, à rappeler avec votre règlement` },
  ]
}
