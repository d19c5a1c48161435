/** A text without what people type in many ways: capitals, accents, punctuation, doubled spaces. */
export const comparable = (texte: string): string =>
  texte
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
