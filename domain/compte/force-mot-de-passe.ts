/** How strong a password looks while it is typed. */
export type Force = 'Faible' | 'Moyen' | 'Fort'

/** Six signs of strength, one point each. */
export const POINTS_MAX = 6

const SIGNES: readonly ((texte: string) => boolean)[] = [
  (texte) => texte.length >= 10,
  (texte) => texte.length >= 14,
  (texte) => /\p{Lu}/u.test(texte),
  (texte) => /\p{Ll}/u.test(texte),
  (texte) => /\d/.test(texte),
  (texte) => /[^\p{L}\p{M}\p{N}\s]/u.test(texte),
]

/** The score of a password, 0 to `POINTS_MAX`. */
export const pointsDe = (texte: string): number => SIGNES.filter((signe) => signe(texte)).length

/** 0 to 2 points are weak, 3 and 4 middling, 5 and 6 strong. */
export const forceDe = (texte: string): Force => {
  const points = pointsDe(texte)
  if (points <= 2) return 'Faible'
  return points <= 4 ? 'Moyen' : 'Fort'
}
