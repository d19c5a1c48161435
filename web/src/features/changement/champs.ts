/** In the order of the form; the first two under the names of the call. */
export const CHAMPS_CHANGEMENT = ['ancienMotDePasse', 'nouveauMotDePasse', 'confirmation'] as const

export type ChampChangement = (typeof CHAMPS_CHANGEMENT)[number]
