import { comparable } from '#domain/shared/clean'

export const ordreFrancais = new Intl.Collator('fr').compare

export const classerVilles = (noms: readonly string[]): readonly string[] => [...new Set(noms)].toSorted(ordreFrancais)

export const sansAbreviation = (nom: string): string => comparable(nom).replace(/\bst(e?)\b/g, 'saint$1')

export const memeVille = (a: string, b: string): boolean => sansAbreviation(a) === sansAbreviation(b)
