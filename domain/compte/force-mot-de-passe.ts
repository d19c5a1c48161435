export type Force = 'Faible' | 'Moyen' | 'Fort'

export const POINTS_MAX = 6

const SIGNES: readonly ((texte: string) => boolean)[] = [
  (texte) => texte.length >= 10,
  (texte) => texte.length >= 14,
  (texte) => /\p{Lu}/u.test(texte),
  (texte) => /\p{Ll}/u.test(texte),
  (texte) => /\d/.test(texte),
  (texte) => /[^\p{L}\p{M}\p{N}\s]/u.test(texte),
]

export const pointsDe = (texte: string): number => SIGNES.filter((signe) => signe(texte)).length

export const forceDe = (texte: string): Force => {
  const points = pointsDe(texte)
  if (points <= 2) return 'Faible'
  return points <= 4 ? 'Moyen' : 'Fort'
}
