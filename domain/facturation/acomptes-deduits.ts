import { formaterDate } from '#domain/calendrier/formater-date'
import { additionner, centimes, type Montant } from '#domain/shared/montant'
import { type FactureDAcompteSuivie, pieceDeLEcriture } from './facture-d-acompte-suivie.ts'
import { type ModeDeReglement, PLAFOND_ESPECES } from './mode-de-reglement.ts'
import type { AcompteRecu, Facture } from './piece.ts'
import type { Reglement } from './reglement.ts'

/** As the invoice deducts them, each with the document that told of it: slips that were undone are left out. */
export const acomptesRecus = (
  ecritures: readonly Reglement[],
  facturesDAcompte: readonly FactureDAcompteSuivie[],
): readonly AcompteRecu[] => {
  const defaites = new Set(ecritures.map(({ annule }) => annule))
  return ecritures
    .filter(({ id, annule }) => annule === null && !defaites.has(id))
    .map(({ id, le, mode, montant }) => ({ le, mode, montant, piece: pieceDeLEcriture(facturesDAcompte, id) }))
}

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
  return centimes(Math.max(0, Math.min(du, PLAFOND_ESPECES - recues)))
}

const MODES: Readonly<Record<ModeDeReglement, string>> = {
  especes: 'espèces',
  virement: 'virement',
  paypal: 'PayPal',
}

/** `Acompte reçu le 3 décembre 2026 (virement), facture ACO-2026-0001`. */
export const designerAcompte = ({ le, mode, montant, piece }: AcompteRecu): string => {
  const document = piece === null ? '' : `, ${montant < 0 ? 'avoir' : 'facture'} ${piece}`
  return `Acompte ${montant < 0 ? 'rendu' : 'reçu'} le ${formaterDate(le)} (${MODES[mode]})${document}`
}
