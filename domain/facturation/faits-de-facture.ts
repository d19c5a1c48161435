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

/** What it keeps of a payment, with the documents issued for it: of a deposit, always; of another, when it has some; else `null`. */
export const evenementDeReglement = (
  { montant, annule, enregistreLe, convenu }: Pick<Reglement, 'montant' | 'annule' | 'enregistreLe' | 'convenu'>,
  pieces: readonly NumeroPiece[],
): Evenement | null => {
  const commun = { le: new Date(enregistreLe), auteur: 'entreprise' } as const
  if (convenu !== null) return { ...commun, fait: { genre: 'acompte', montant, annule: annule !== null, pieces } }
  return pieces.length === 0 ? null : { ...commun, fait: { genre: 'acompte_annule', montant, pieces } }
}
