import type { Liste } from './liste.ts'

/** All of some conditions. */
export const et = (conditions: readonly (string | null)[]): string => {
  const utiles = conditions.filter((une) => une !== null && une !== '' && une !== 'true')
  return utiles.length === 0 ? 'true' : utiles.join(' and ')
}

export const typeDesValeurs = ({ valeurs }: Liste): string => (typeof valeurs[0] === 'boolean' ? 'boolean' : 'text')

/** The values of the first column that are wanted. */
export const parValeurs = (liste: Liste): string =>
  liste.toutes ? 'true' : `r.${liste.colonne} = any(cast(:valeurs as ${typeDesValeurs(liste)}[]))`

const parEgal = ({ egal }: Liste): string | null => (egal === null ? null : `r.${egal.colonne} = :egal`)

/** What a list leaves out, but for the values of its first column. Words are compared row by row, never found by their index. */
export const conditions = (liste: Liste): string =>
  et([
    liste.restreinte,
    liste.mots.length === 0 ? null : 'ts_match_vq(r.recherche, cast(:mots as tsquery))',
    parEgal(liste),
  ])

/** All but the words, compared row by row: indexes of these columns would be read whole for each slice of a search. */
export const unAUn = (liste: Liste): string =>
  et(
    [liste.restreinte, parValeurs(liste), parEgal(liste)].map((une) =>
      une === null || une === 'true' ? null : `(${une}) is true`,
    ),
  )
