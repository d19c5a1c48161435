export type MotProche = { readonly mot: string; readonly plie: string }

/** The share of a typed word that a near spelling must have, 0 to 1: `micheau` has half of Michaud. */
export const RESSEMBLANCE_MIN = 0.4

export const PROCHES_MAX = 3

/** Nearest first. A single word gets each of its spellings; several words are corrected together. */
export const proposer = (mots: readonly string[], proches: readonly (readonly MotProche[])[]): readonly string[] => {
  const [seul] = mots
  if (mots.length === 1) return (proches[0] ?? []).filter(({ plie }) => plie !== seul).map(({ mot }) => mot)
  const corriges = mots.map((mot, rang) => proches[rang]?.[0] ?? { mot, plie: mot })
  return corriges.some(({ plie }, rang) => plie !== mots[rang]) ? [corriges.map(({ mot }) => mot).join(' ')] : []
}
