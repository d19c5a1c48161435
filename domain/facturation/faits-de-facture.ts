import type { Evenement, Fait } from '#domain/prestation/evenement'
import type { NumeroPiece } from './numero-piece.ts'
import { corrigeUnAcompte, type Piece } from './piece.ts'
import type { Reglement } from './reglement.ts'

/** What the history of a prestation keeps of a document; `null` of one for a deposit, which is told with its entry. */
export const faitDePiece = (piece: Piece): Fait | null => {
  const { numero, total } = piece
  if (piece.genre === 'facture') return { genre: 'facture', numero, total }
  return piece.genre === 'avoir' && !corrigeUnAcompte(piece)
    ? { genre: 'avoir', numero, total, motif: piece.motif }
    : null
}

/** What the history of a prestation keeps of money that came, or went back, without an invoice, and of the documents issued for it. */
export const evenementDAcompte = (
  { montant, annule, enregistreLe }: Pick<Reglement, 'montant' | 'annule' | 'enregistreLe'>,
  pieces: readonly NumeroPiece[],
): Evenement => ({
  le: new Date(enregistreLe),
  auteur: 'entreprise',
  fait: { genre: 'acompte', montant, annule: annule !== null, pieces },
})

/** What it keeps of an entry of an invoice that was undone: the documents issued for it; `null` without any. */
export const evenementDAnnulation = (
  { montant, enregistreLe }: Pick<Reglement, 'montant' | 'enregistreLe'>,
  pieces: readonly NumeroPiece[],
): Evenement | null =>
  pieces.length === 0
    ? null
    : { le: new Date(enregistreLe), auteur: 'entreprise', fait: { genre: 'acompte_annule', montant, pieces } }
