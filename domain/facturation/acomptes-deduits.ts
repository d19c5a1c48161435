import { formaterDate } from '#domain/calendrier/formater-date'
import { additionner, centimes, type Montant } from '#domain/shared/montant'
import { type ModeDeReglement, PLAFOND_ESPECES } from './mode-de-reglement.ts'
import type { AcompteRecu, Facture, FactureDAcompte } from './piece.ts'

/** A deposit, as its own document tells it. */
export const acompteFacture = ({ recu, total }: Pick<FactureDAcompte, 'recu' | 'total'>): AcompteRecu => ({
  ...recu,
  montant: total,
  piece: null,
  sur: null,
  laisse: false,
})

/** What an invoice deducts: all that was received before it, less what went back of it. */
export const totalDesAcomptes = ({ acomptes }: Pick<Facture, 'acomptes'>): Montant =>
  additionner(...acomptes.map(({ montant }) => montant))

/** What an invoice asks for on its day; below zero, what goes back to the client. */
export const resteALEmission = (facture: Pick<Facture, 'acomptes' | 'total'>): Montant =>
  centimes(facture.total - totalDesAcomptes(facture))

/** Paid in full before its day. */
export const estAcquittee = (facture: Pick<Facture, 'acomptes' | 'total'>): boolean =>
  facture.acomptes.length > 0 && resteALEmission(facture) <= 0

/** What may still be paid in cash of what is due, after all that came and went in cash for the order (the law's ceiling). */
export const especesPossibles = (ecritures: readonly Pick<AcompteRecu, 'mode' | 'montant'>[], du: Montant): Montant => {
  const recues = additionner(...ecritures.filter(({ mode }) => mode === 'especes').map(({ montant }) => montant))
  return centimes(Math.max(0, Math.min(du, PLAFOND_ESPECES - Math.max(0, recues))))
}

const MODES: Readonly<Record<ModeDeReglement, string>> = {
  especes: 'espèces',
  virement: 'virement',
  paypal: 'PayPal',
}

const motDe = ({ montant, sur }: AcompteRecu): string => {
  if (sur === null) return `Acompte ${montant < 0 ? 'rendu' : 'reçu'}`
  return montant < 0 ? 'Rendu' : 'Reçu'
}

const documentDe = ({ montant, piece, sur }: AcompteRecu): string => {
  if (sur !== null) return ` sur ${sur}`
  return piece === null ? '' : `, ${montant < 0 ? 'avoir' : 'facture'} ${piece}`
}

/** `Acompte reçu le 3 décembre 2026 (virement), facture ACO-2026-0001`; of an invoice that was given back, `Reçu le … sur FAC-2026-0008`. */
export const designerAcompte = (acompte: AcompteRecu): string => {
  const { le, mode, sur, laisse } = acompte
  return laisse
    ? `Laissé sur ${sur}, à vous rendre`
    : `${motDe(acompte)} le ${formaterDate(le)} (${MODES[mode]})${documentDe(acompte)}`
}
