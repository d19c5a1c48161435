import { FONTS } from './fonts.ts'

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** Past this the library tries one letter after the other: seconds for a word of 10,000 characters. */
const LONG_WORD = /\S{80}(?=\S)/gu

const hasGlyph = (character: string): boolean => {
  const codePoint = character.codePointAt(0) ?? 0
  return FONTS.regular.hasGlyphForCodePoint(codePoint) && FONTS.bold.hasGlyphForCodePoint(codePoint)
}

/** A missing glyph prints an empty box and breaks PDF/A: each sign that the fonts cannot draw becomes a white square. */
export const printable = (text: string): string =>
  Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) =>
    Array.from(segment).every(hasGlyph) ? segment : '□',
  )
    .join('')
    .replace(LONG_WORD, '$&\n')
