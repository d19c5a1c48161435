import { acompteFacture } from '#domain/facturation/acomptes-deduits'
import type { AcompteRecu, Piece } from '#domain/facturation/piece'

/** Money that came before a document, as it deducts it; an invoice for a deposit was paid by that deposit. */
export const recuAvant = (piece: Piece): readonly AcompteRecu[] => {
  if (piece.genre === 'avoir') return []
  return piece.genre === 'facture' ? piece.acomptes : [acompteFacture(piece)]
}
