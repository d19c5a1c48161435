import { resteALEmission } from '#domain/facturation/acomptes-deduits'
import type { Avoir, Facture, Piece } from '#domain/facturation/piece'

type Contents = 'B' | 'S' | 'M'

const ofInvoice = ({ lignes }: Facture): Contents => {
  const goods = lignes.filter(({ genre }) => genre === 'piece').length
  if (goods === 0) return 'S'
  return goods === lignes.length ? 'B' : 'M'
}

/** One that was issued before it said so is for the service. */
const ofCreditNote = ({ ventes, total }: Avoir): Contents => {
  if (ventes === null || ventes === 0) return 'S'
  return ventes === total ? 'B' : 'M'
}

/** Paid before its day, to the cent (BR-FR-CO-09). */
export const isPaid = (piece: Piece): boolean =>
  piece.genre === 'facture' && piece.acomptes.length > 0 && resteALEmission(piece) === 0

/** BT-23, of French companies: for goods, for services or for both; to be paid, or paid already. */
export const businessProcess = (piece: Piece): string =>
  `${piece.genre === 'facture' ? ofInvoice(piece) : ofCreditNote(piece)}${isPaid(piece) ? '2' : '1'}`
