import { comparable } from '#domain/shared/comparable'

const ordreFrancais = new Intl.Collator('fr')

/** Town names as a list shows them: each once, in French order. */
export const classerVilles = (noms: readonly string[]): readonly string[] =>
  [...new Set(noms)].toSorted(ordreFrancais.compare)

/** Without what mail and habit add to the name of a town: « CEDEX 9 », « 8e arrondissement », « 08 ». */
const sansAjout = (nom: string): string =>
  nom.replace(/ cedex( \d+)?$/, '').replace(/ \d{1,2}( ?(er|e|eme|ere))?( arr(ondissement)?)?$/, '')

const sansAbreviation = (nom: string): string =>
  sansAjout(comparable(nom))
    .replace(/\bst(e?)\b/g, 'saint$1')
    .replace(/ s (?=\p{L})/gu, ' sur ')
    .replace(/^(le|la|les|l) /, '')

/** Whether two spellings name one town: « ST CLAUDE » and « Saint-Claude ». */
export const memeVille = (a: string, b: string): boolean => sansAbreviation(a) === sansAbreviation(b)

/** Whether a town is called by the first words of its name, as « Lons » is for Lons-le-Saunier. */
export const debuteParVille = (nom: string, debut: string): boolean =>
  sansAbreviation(debut) !== '' && sansAbreviation(nom).startsWith(`${sansAbreviation(debut)} `)
