import { comparable } from '#domain/shared/comparable'

/** How names are put in order. */
export const ordreFrancais = new Intl.Collator('fr').compare

/** Town names as a list shows them: each once, in French order. */
export const classerVilles = (noms: readonly string[]): readonly string[] => [...new Set(noms)].toSorted(ordreFrancais)

/** The name of a town as people spell it, without capitals, accents, signs and abbreviations. */
export const sansAbreviation = (nom: string): string => comparable(nom).replace(/\bst(e?)\b/g, 'saint$1')

/** Whether two spellings name one town: « ST CLAUDE » and « Saint-Claude ». */
export const memeVille = (a: string, b: string): boolean => sansAbreviation(a) === sansAbreviation(b)
