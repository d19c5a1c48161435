import { FONTS } from './fonts.ts'

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })

const hasGlyph = (character: string): boolean => {
  const codePoint = character.codePointAt(0) ?? 0
  return FONTS.regular.hasGlyphForCodePoint(codePoint) && FONTS.bold.hasGlyphForCodePoint(codePoint)
}

/** A missing glyph prints an empty box and breaks PDF/A: each sign that the fonts cannot draw becomes one white square. */
export const printable = (text: string): string =>
  Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) =>
    Array.from(segment).every(hasGlyph) ? segment : '□',
  ).join('')
