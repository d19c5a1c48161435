import { formaterDate } from '#domain/calendrier/formater-date'
import type { Devis } from '#domain/devis/devis'
import { type MoyensDePaiement, moyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import type { Facture } from '#domain/facturation/piece'
import { PLAFOND_ESPECES } from '#domain/facturation/reglement'
import { JOURS_PAIEMENT_A_DISTANCE } from '#domain/prestation/paiement'
import { formaterMontant } from '#domain/shared/montant'
import type { Bloc, Fait } from './document-contents.ts'

/** Until when an invoice is to be paid. */
export const echeanceContents = ({ date, echeance }: Facture): Fait =>
  date === echeance
    ? { nom: 'Échéance', valeur: 'À réception' }
    : { nom: 'À régler au plus tard le', valeur: formaterDate(echeance) }

const moyensContents = ({ iban, paypal }: MoyensDePaiement): readonly Fait[] => [
  ...(iban === null ? [] : [{ nom: 'Virement', valeur: `IBAN ${iban}` }]),
  ...(paypal === null ? [] : [{ nom: 'PayPal', valeur: paypal }]),
]

/** How remote work is paid before it is done; `null` when the quote does not say where to. */
export const reglementDeDevis = ({ moyens, reference }: Devis): Bloc | null => {
  const faits = moyens === undefined ? [] : moyensContents(moyens)
  return faits.length === 0
    ? null
    : {
        titre: `Règlement ${JOURS_PAIEMENT_A_DISTANCE}\u00a0jours avant la date convenue${reference === null ? '' : `, en rappelant ${reference}`}`,
        faits,
      }
}

/** How an invoice may be paid: only means that the business has. */
export const reglementContents = ({ numero, entreprise }: Facture): readonly Fait[] => [
  ...moyensContents(moyensDePaiement(entreprise)),
  { nom: 'Espèces', valeur: `jusqu’à ${formaterMontant(PLAFOND_ESPECES)}` },
  { nom: 'Référence', valeur: `${numero}, à rappeler avec votre règlement` },
]
