import { fr } from './typographie.ts'

/** Warning of the repair, section 2. */
export const PIECES_TEXTS = fr({
  avertissementPieces: 'Les pièces sont facturées à part si des pièces sont changées.',
})
