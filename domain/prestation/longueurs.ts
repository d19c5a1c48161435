/** Characters of the name of a custom request. */
export const NOM_DE_DEMANDE_MAX = 120

/** Characters of a free text: a description, notes. */
export const TEXTE_MAX = 10_000
