import { FONTS } from './theme.ts'

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** For longer words the library tries each letter: seconds for a word of 10,000 characters. */
const LONG_WORD = /\S{80}(?=\S)/gu

/** Pictures and invisible signs, which can be left out of a text. */
const PICTURE = /^[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{C}\p{M}]/u

/** Placeholders for signs until the text is complete; no text contains them, since no font draws them. */
const LEFT_OUT = '\u0000'
const UNKNOWN = '\u0001'

const hasGlyph = (character: string): boolean => {
  const codePoint = character.codePointAt(0) ?? 0
  return FONTS.regular.hasGlyphForCodePoint(codePoint) && FONTS.bold.hasGlyphForCodePoint(codePoint)
}

const isDrawable = (text: string): boolean => text !== '' && Array.from(text).every(hasGlyph)

const withoutMarks = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC')

const drawable = (sign: string): string => {
  if (isDrawable(sign)) return sign
  const plainer = [withoutMarks(sign), withoutMarks(sign.normalize('NFKC'))]
  return plainer.find(isDrawable) ?? (PICTURE.test(sign) ? LEFT_OUT : UNKNOWN)
}

const fillIn = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/^(?:\u0000+ ?)+| ?\u0000+(?=[\s,.;:!?)…]|$)|\u0000+/gu, '')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/\u0001+/gu, '?')

/** Signs that stand alone and that our letters draw: most texts have no other. */
export const USUAL = /^[ -~\u00a0-\u00ac\u00ae-ÿŒœ–’…\u202f€]*$/

const signBySign = (text: string): string => {
  const signs = Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) => drawable(segment))
  const filled = fillIn(signs.join(''))
  return filled.trim() === '' && text.trim() !== '' ? '?' : filled
}

/** A missing glyph prints an empty box and breaks PDF/A. The result is never empty. */
export const printable = (text: string): string =>
  (USUAL.test(text) ? text : signBySign(text)).replace(LONG_WORD, '$&\n')
