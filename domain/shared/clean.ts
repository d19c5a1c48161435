/**
 * Half characters, soft hyphens, direction marks, zero-width spaces: invisible when pasted, they make equal texts
 * differ.
 */
const INVISIBLES = /[\p{Cs}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu

/** Trims, unifies accents and spaces, and drops control characters, for a text on one line. */
export const cleanLine = (input: string): string =>
  input
    .replace(INVISIBLES, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

/** Does the same for a text of several lines: line breaks stay, other control characters go. */
export const cleanText = (input: string): string =>
  input
    .replace(INVISIBLES, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, '')
    .normalize('NFC')
    .trim()
