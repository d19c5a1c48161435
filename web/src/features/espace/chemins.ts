/** The two addresses of the client area. */
export const CHEMIN_PRESTATIONS = '/mes-prestations'
export const CHEMIN_COMPTE = '/compte-client'
