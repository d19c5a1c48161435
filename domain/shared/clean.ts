/** Half characters, soft hyphens, direction marks, zero-width spaces: invisible when pasted, they make equal texts differ. */
const INVISIBLES = /[\p{Cs}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu

export const cleanLine = (input: string): string =>
  input
    .replace(INVISIBLES, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

export const cleanText = (input: string): string =>
  input
    .replace(INVISIBLES, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, '')
    .normalize('NFC')
    .trim()
