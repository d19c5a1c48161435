import { cleanLine, cleanText } from '#domain/shared/clean'

/**
 * Invisible characters that change direction, join or hide text: with them a client could alter the lines beside their
 * own.
 */
const INVISIBLES = /[\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{VS}]/gu

/** A typed text on one line of a document. */
export const ligneLisible = (texte: string): string => cleanLine(texte.replace(INVISIBLES, ''))

/** The same, cut after `max` characters, so that a cell never exceeds a page. */
export const ligneAbregee = (texte: string, max: number): string => {
  const caracteres = Array.from(ligneLisible(texte))
  return caracteres.length <= max ? caracteres.join('') : `${caracteres.slice(0, max).join('').trimEnd()}…`
}

/** The lines of a typed text; empty for an empty text, and never two empty lines in a row. */
export const lignesLisibles = (texte: string): readonly string[] => {
  const lignes = cleanText(texte.replace(INVISIBLES, '')).split(/[\n\p{Zl}\p{Zp}]/u)
  const propre = lignes
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return propre === '' ? [] : propre.split('\n')
}
