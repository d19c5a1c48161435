import type { Evenement } from '#domain/prestation/evenement'
import type { Avoir, Facture, Piece } from './piece.ts'
import type { Reglement } from './reglement.ts'

const faitDe = (piece: Piece): Evenement['fait'] =>
  piece.genre === 'facture'
    ? { genre: 'facture', numero: piece.numero, total: piece.total }
    : { genre: 'avoir', numero: piece.numero, total: piece.total, motif: piece.motif }

/** What the history of a prestation keeps of a document. */
export const evenementDePiece = (piece: Facture | Avoir): Evenement => ({
  le: new Date(piece.emiseLe),
  auteur: 'entreprise',
  fait: faitDe(piece),
})

/** What the history of a prestation keeps of money that came, or went back, without an invoice. */
export const evenementDAcompte = ({
  montant,
  annule,
  enregistreLe,
}: Pick<Reglement, 'montant' | 'annule' | 'enregistreLe'>): Evenement => ({
  le: new Date(enregistreLe),
  auteur: 'entreprise',
  fait: { genre: 'acompte', montant, annule: annule !== null },
})
