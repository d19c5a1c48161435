export const CHAMPS_REINITIALISATION = ['email'] as const

export type ChampReinitialisation = (typeof CHAMPS_REINITIALISATION)[number]
