import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { Avoir, Facture, FactureDAcompte, Piece } from '#domain/facturation/piece'
import { additionner } from '#domain/shared/montant'
import { recuAvant } from '../contents/recu-avant.ts'

type Contents = 'B' | 'S' | 'M'

const ofInvoice = ({ lignes }: Facture): Contents => {
  const goods = lignes.filter(({ genre }) => genre === 'piece').length
  if (goods === 0) return 'S'
  return goods === lignes.length ? 'B' : 'M'
}

/** A document issued before goods were recorded counts as one for services. */
const ofPart = ({ ventes, total }: Avoir | FactureDAcompte): Contents => {
  if (ventes === null || ventes === 0) return 'S'
  return ventes === total ? 'B' : 'M'
}

const contentsOf = (piece: Piece): Contents => {
  switch (piece.genre) {
    case 'facture':
      return ofInvoice(piece)
    case 'acompte':
    case 'avoir':
      return ofPart(piece)
  }
}

/** The deposit invoices that a final invoice deducts, and their credit notes. */
export const depositDocuments = (piece: Piece): readonly NumeroPiece[] =>
  piece.genre === 'facture' ? piece.acomptes.flatMap((acompte) => (acompte.piece === null ? [] : [acompte.piece])) : []

/** To be paid; paid in full before its day (BR-FR-CO-09); final after deposit invoices (BR-FR-CO-08). */
type Progress = '1' | '2' | '4'

export const progressOf = (piece: Piece): Progress => {
  if (depositDocuments(piece).length > 0) return '4'
  const recus = recuAvant(piece).map(({ montant }) => montant)
  return recus.length > 0 && additionner(...recus) === piece.total ? '2' : '1'
}

/** BT-23 of French companies: whether it is for goods, services or both, and its state of payment. */
export const businessProcess = (piece: Piece): string => `${contentsOf(piece)}${progressOf(piece)}`
