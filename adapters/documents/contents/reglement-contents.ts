import { formaterDate } from '#domain/calendrier/formater-date'
import type { Devis } from '#domain/devis/devis'
import { type MoyensDePaiement, moyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import { acompteFacture, especesPossibles, estAcquittee, resteALEmission } from '#domain/facturation/deductions'
import type { AcompteRecu, Facture, Piece } from '#domain/facturation/piece'
import { JOURS_PAIEMENT_A_DISTANCE } from '#domain/prestation/paiement'
import { formaterMontant } from '#domain/shared/montant'
import type { Bloc, Fait } from './document-contents.ts'

export const ACQUITTEE: Fait = { nom: 'Règlement', valeur: 'Facture acquittée' }

export const echeanceContents = (facture: Facture): Fait => {
  if (estAcquittee(facture)) return ACQUITTEE
  return facture.date === facture.echeance
    ? { nom: 'Échéance', valeur: 'À réception' }
    : { nom: 'À régler au plus tard le', valeur: formaterDate(facture.echeance) }
}

const moyensContents = ({ iban, paypal }: MoyensDePaiement): readonly Fait[] => [
  ...(iban === null ? [] : [{ nom: 'Virement', valeur: `IBAN ${iban}` }]),
  ...(paypal === null ? [] : [{ nom: 'PayPal', valeur: paypal }]),
]

/** How to pay for remote work in advance; `null` when the quote names no account. */
export const reglementDeDevis = ({ moyens, reference }: Devis): Bloc | null => {
  const faits = moyens === undefined ? [] : moyensContents(moyens)
  return faits.length === 0
    ? null
    : {
        titre: `Règlement ${JOURS_PAIEMENT_A_DISTANCE}\u00a0jours avant la date convenue${reference === null ? '' : `, en rappelant ${reference}`}`,
        faits,
      }
}

const especesContents = (facture: Facture): readonly Fait[] => {
  const possibles = especesPossibles(facture.acomptes, resteALEmission(facture))
  return possibles > 0 ? [{ nom: 'Espèces', valeur: `jusqu’à ${formaterMontant(possibles)}` }] : []
}

export const reglementContents = (facture: Facture): Bloc | null =>
  estAcquittee(facture)
    ? null
    : {
        titre: 'Règlement',
        faits: [
          ...moyensContents(moyensDePaiement(facture.entreprise)),
          ...especesContents(facture),
          { nom: 'Référence', valeur: `${facture.numero}, à rappeler avec votre règlement` },
        ],
      }

export const recuAvant = (piece: Piece): readonly AcompteRecu[] => {
  if (piece.genre === 'avoir') return []
  return piece.genre === 'facture' ? piece.acomptes : [acompteFacture(piece)]
}
