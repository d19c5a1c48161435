import { acompteFacture } from '#domain/facturation/acomptes-deduits'
import type { AcompteRecu, Piece } from '#domain/facturation/piece'

/** The money received before a document, as it deducts it. A deposit invoice is paid by its deposit. */
export const recuAvant = (piece: Piece): readonly AcompteRecu[] => {
  if (piece.genre === 'avoir') return []
  return piece.genre === 'facture' ? piece.acomptes : [acompteFacture(piece)]
}
