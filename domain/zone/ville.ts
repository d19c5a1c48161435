import { comparable } from '#domain/shared/comparable'

/** The order of names in a list. */
export const ordreFrancais = new Intl.Collator('fr').compare

/** Town names for a list: each once, in French order. */
export const classerVilles = (noms: readonly string[]): readonly string[] => [...new Set(noms)].toSorted(ordreFrancais)

/** A town name for comparison: without capitals, accents, signs and abbreviations. */
export const sansAbreviation = (nom: string): string => comparable(nom).replace(/\bst(e?)\b/g, 'saint$1')

/** True if two spellings name the same town: « ST CLAUDE » and « Saint-Claude ». */
export const memeVille = (a: string, b: string): boolean => sansAbreviation(a) === sansAbreviation(b)
