import type { MotCherche } from '#domain/recherche/clef-de-recherche'

const quoted = (mot: string): string => `'${mot.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** The words of a search as a `tsquery`; `null` when there are none. */
export const toTsquery = (mots: readonly MotCherche[]): string | null =>
  mots.length === 0 ? null : mots.map(({ mot, entier }) => `${quoted(mot)}${entier ? '' : ':*'}`).join(' & ')

/** Mail addresses stand apart from the other words of an index. */
const place = (mot: string): string => (mot.includes('@') ? `@${mot}` : mot)

/** A word that goes no further: a sign stands before its last letter. */
const fini = (mot: string): string => quoted(mot.replace(/.$/u, ':$&'))

/** A word and the longer ones that begin with it, each found in its own way. */
const commence = (mot: string): string => `(${fini(mot)} | ${quoted(mot)}:*)`

/**
 * The same as the index of words has them, with `marque` before each word, and one more word, of which a record must have one,
 * for each of `filtres`. Such words begin with a sign that no other word begins with.
 */
export const toRequete = (
  mots: readonly MotCherche[],
  filtres: readonly (readonly (string | boolean)[])[],
  marque: string,
): string =>
  [
    ...mots.map(({ mot, entier }) => (entier ? fini : commence)(`${marque}${place(mot)}`)),
    ...filtres.map((valeurs) => `(${valeurs.map((valeur) => fini(`${marque}=${String(valeur)}`)).join(' | ')})`),
  ].join(' & ')
