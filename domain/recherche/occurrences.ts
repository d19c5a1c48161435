import { plierTexte } from './plier-texte.ts'
import { plierTerme } from './terme-recherche.ts'

/** The place of a match in the original text: units `de` to `a`, `a` not included. */
export type Intervalle = { readonly de: number; readonly a: number }

export const occurrences = (texte: string, terme: string): readonly Intervalle[] => {
  const cherche = plierTerme(terme)
  if (cherche === '') return []
  const { plie, debuts, fins } = plierTexte(texte)
  const trouvees: Intervalle[] = []
  let place = plie.indexOf(cherche)
  while (place >= 0) {
    const a = fins[place + cherche.length - 1] ?? texte.length
    trouvees.push({ de: debuts[place] ?? 0, a })
    let suite = place + cherche.length
    while ((debuts[suite] ?? a) < a) suite += 1
    place = plie.indexOf(cherche, suite)
  }
  return trouvees
}
