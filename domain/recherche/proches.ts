/** A word of the register: as written there, and as searches compare it. */
export type MotProche = { readonly mot: string; readonly plie: string }

/** The share of a typed word that a near spelling must have, 0 to 1: `micheau` has half of Michaud. */
export const RESSEMBLANCE_MIN = 0.4

/** Near spellings of one word that are offered. */
export const PROCHES_MAX = 3

/**
 * Suggests corrections of words that found nothing, from the near spellings of each, nearest first. A single word gets
 * each of its spellings; several words are corrected together.
 */
export const proposer = (mots: readonly string[], proches: readonly (readonly MotProche[])[]): readonly string[] => {
  const [seul] = mots
  if (mots.length === 1) return (proches[0] ?? []).filter(({ plie }) => plie !== seul).map(({ mot }) => mot)
  const corriges = mots.map((mot, rang) => proches[rang]?.[0] ?? { mot, plie: mot })
  return corriges.some(({ plie }, rang) => plie !== mots[rang]) ? [corriges.map(({ mot }) => mot).join(' ')] : []
}
