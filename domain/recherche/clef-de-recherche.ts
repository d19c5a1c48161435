import { plier } from './plier-texte.ts'
import { lireTerme } from './terme.ts'

/** Words of a search that are read; it bounds the time of a search. */
export const MOTS_MAX = 8

/** Every reference and every quote number has these: they tell nothing apart. */
const MOTS_VIDES: ReadonlySet<string> = new Set(['prest', 'dev'])

/** A telephone as people write one, whole or in part: `06 12 34`, `+33 6 12`. */
const NUMERO = /^(?:\+33|0033|0)[\d .-]*$/

/** The number of an invoice or of a credit note, or its beginning. */
const PIECE = /^(?:fac|avo)-\d{4}-\d+$/

const SEPARATEURS = /[^\p{L}\p{N}]+/u

/** A word that is looked for: as it is, or as the beginning of a longer one. */
export type MotCherche = { readonly mot: string; readonly entier: boolean }

const numeroNational = (numero: string): string => numero.replace(/^(?:\+33|0033)/, '0').replace(/\D/g, '')

const motsDe = (texte: string): readonly string[] =>
  texte.split(SEPARATEURS).filter((mot) => mot !== '' && !MOTS_VIDES.has(mot))

/** A mail address is one word, and so is each part of it before the `@`; so is the number of a document; a telephone is one word. */
const motsDuTerme = (terme: string): readonly string[] => {
  if (NUMERO.test(terme)) return [numeroNational(terme)]
  if (PIECE.test(terme)) return [terme, ...motsDe(terme)]
  return terme.includes('@') ? [terme, ...motsDe(terme.slice(0, terme.indexOf('@')))] : motsDe(terme)
}

/** The words that a record is found by, each once. */
export const clefDeRecherche = (textes: readonly string[]): readonly string[] => [
  ...new Set(textes.flatMap((texte) => plier(texte).split(' ')).flatMap(motsDuTerme)),
]

const chercheDuTerme = (terme: string): readonly MotCherche[] => {
  const mots = terme.includes('@') || PIECE.test(terme) ? [terme] : motsDuTerme(terme)
  return mots.map((mot, rang) => ({ mot, entier: rang < mots.length - 1 }))
}

/**
 * The words of a search, all of which a record must have. The last piece of a term may be the beginning of a word, the ones
 * before it are whole: `lons-le-sau` finds Lons-le-Saunier. Nothing when there is nothing to look for.
 */
export const motsCherches = (saisie: string): readonly MotCherche[] => {
  const terme = plier(lireTerme(saisie)).trim()
  const termes = NUMERO.test(terme) ? [terme] : terme.split(' ')
  return termes.flatMap(chercheDuTerme).slice(0, MOTS_MAX)
}

/** Whether a record is among what is searched for. */
export const correspond = (clef: readonly string[], cherches: readonly MotCherche[]): boolean =>
  cherches.every(({ mot, entier }) => clef.some((autre) => (entier ? autre === mot : autre.startsWith(mot))))
