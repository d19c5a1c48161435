/** The one address of the search. */
export const CHEMIN_RECHERCHE = '/search'
