/** A word of the register: as it is written there, and as searches compare it. */
export type MotProche = { readonly mot: string; readonly plie: string }

/** How much of a typed word its near spelling shares, 0 to 1: `micheau` has half of Michaud. */
export const RESSEMBLANCE_MIN = 0.4

/** Near spellings of one word that are offered. */
export const PROCHES_MAX = 3

/**
 * What may have been meant by words that found nothing, from the near spellings of each, the nearest first: of one word, each
 * of these; of several, all of them corrected at once.
 */
export const proposer = (mots: readonly string[], proches: readonly (readonly MotProche[])[]): readonly string[] => {
  const [seul] = mots
  if (mots.length === 1) return (proches[0] ?? []).filter(({ plie }) => plie !== seul).map(({ mot }) => mot)
  const corriges = mots.map((mot, rang) => proches[rang]?.[0] ?? { mot, plie: mot })
  return corriges.some(({ plie }, rang) => plie !== mots[rang]) ? [corriges.map(({ mot }) => mot).join(' ')] : []
}
