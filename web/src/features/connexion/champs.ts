/** In the order of the form. Not the names of the call: the form may stand over one that has an `email` of its own. */
export const CHAMPS_CONNEXION = ['identifiant', 'motDePasse'] as const

export type ChampConnexion = (typeof CHAMPS_CONNEXION)[number]
