export const CHEMIN_VERIFICATION = '/verifier'

/** The page of one code. */
export const cheminDuCode = (code: string): string => `${CHEMIN_VERIFICATION}/${code}`
