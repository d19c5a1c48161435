/** Longest reference and reason of a declaration, in characters. */
export const REFERENCE_CITEE_MAX = 60
export const MOTIF_DE_RETRACTATION_MAX = 1000
