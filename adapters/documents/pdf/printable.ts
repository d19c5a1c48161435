import { FONTS } from './fonts.ts'

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** Past this the library tries one letter after the other: seconds for a word of 10,000 characters. */
const LONG_WORD = /\S{80}(?=\S)/gu

/** Pictures, and signs that show nothing: a text reads as well without. */
const PICTURE = /^[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{C}\p{M}]/u

/** What stands in for a sign until the text is whole; no text holds them, for no font draws them. */
const LEFT_OUT = '\u0000'
const UNKNOWN = '\u0001'

const hasGlyph = (character: string): boolean => {
  const codePoint = character.codePointAt(0) ?? 0
  return FONTS.regular.hasGlyphForCodePoint(codePoint) && FONTS.bold.hasGlyphForCodePoint(codePoint)
}

const isDrawable = (text: string): boolean => text !== '' && Array.from(text).every(hasGlyph)

const withoutMarks = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC')

/** The sign itself, else the plain letter under its accents or its style, else a stand-in. */
const drawable = (sign: string): string => {
  const [plain, plainest] = [withoutMarks(sign), withoutMarks(sign.normalize('NFKC'))]
  return [sign, plain, plainest].find(isDrawable) ?? (PICTURE.test(sign) ? LEFT_OUT : UNKNOWN)
}

/** A picture goes with the space it leaves; a run of unknown letters is one question mark. */
const fillIn = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/^(?:\u0000+ ?)+| ?\u0000+(?=[\s,.;:!?)…]|$)|\u0000+/gu, '')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/\u0001+/gu, '?')

/** A missing glyph prints an empty box and breaks PDF/A: only what the fonts draw is printed, and never nothing at all. */
export const printable = (text: string): string => {
  const signs = Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) => drawable(segment))
  const filled = fillIn(signs.join(''))
  return (filled.trim() === '' && text.trim() !== '' ? '?' : filled).replace(LONG_WORD, '$&\n')
}
