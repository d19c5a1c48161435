export const NOM_DE_DEMANDE_MAX = 120

export const TEXTE_MAX = 10_000
