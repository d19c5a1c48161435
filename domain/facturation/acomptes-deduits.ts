import { formaterDate } from '#domain/calendrier/formater-date'
import { additionner, centimes, type Montant } from '#domain/shared/montant'
import { type ModeDeReglement, PLAFOND_ESPECES } from './mode-de-reglement.ts'
import type { AcompteRecu, Facture } from './piece.ts'

/** What an invoice deducts: all that was received before it, less what went back of it. */
export const totalDesAcomptes = ({ acomptes }: Pick<Facture, 'acomptes'>): Montant =>
  additionner(...acomptes.map(({ montant }) => montant))

/** What an invoice asks for on its day; below zero, what goes back to the client. */
export const resteALEmission = (facture: Pick<Facture, 'acomptes' | 'total'>): Montant =>
  centimes(facture.total - totalDesAcomptes(facture))

/** Paid in full before its day. */
export const estAcquittee = (facture: Pick<Facture, 'acomptes' | 'total'>): boolean =>
  facture.acomptes.length > 0 && resteALEmission(facture) <= 0

/** What is left of the ceiling for payments in cash. */
export const especesPossibles = ({ acomptes }: Pick<Facture, 'acomptes'>): Montant =>
  centimes(PLAFOND_ESPECES - totalDesAcomptes({ acomptes: acomptes.filter(({ mode }) => mode === 'especes') }))

const MODES: Readonly<Record<ModeDeReglement, string>> = {
  especes: 'espèces',
  virement: 'virement',
  paypal: 'PayPal',
}

/** `Acompte reçu le 3 décembre 2026 (virement)`. */
export const designerAcompte = ({ le, mode, montant }: AcompteRecu): string =>
  `Acompte ${montant < 0 ? 'rendu' : 'reçu'} le ${formaterDate(le)} (${MODES[mode]})`
