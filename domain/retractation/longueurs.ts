/** Longest name, reference and reason of a declaration, in characters. */
export const NOM_DE_DECLARANT_MAX = 100
export const REFERENCE_CITEE_MAX = 60
export const MOTIF_DE_RETRACTATION_MAX = 1000
