import { fr } from './typographie.ts'

/** Warning shown for a repair. */
export const PIECES_DETACHEES_TEXTS = fr({
  avertissementPieces: 'Les pièces sont facturées à part si des pièces sont changées.',
})
