import { cleanLine, cleanText } from '#domain/shared/clean'

/** Marks that turn the direction of what follows, join or hide it: a client could rewrite the line beside his own. */
const INVISIBLES = /[\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{VS}]/gu

/** A text of a person on one line of a document. */
export const ligneLisible = (texte: string): string => cleanLine(texte.replace(INVISIBLES, ''))

/** The same cut after `max` characters, so that one cell never outgrows a page. */
export const ligneAbregee = (texte: string, max: number): string => {
  const caracteres = Array.from(ligneLisible(texte))
  return caracteres.length <= max ? caracteres.join('') : `${caracteres.slice(0, max).join('').trimEnd()}…`
}

/** A text of several lines, none for an empty text; at most one empty line separates two others. */
export const lignesLisibles = (texte: string): readonly string[] => {
  const lignes = cleanText(texte.replace(INVISIBLES, '')).split(/[\n\p{Zl}\p{Zp}]/u)
  const propre = lignes
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return propre === '' ? [] : propre.split('\n')
}
