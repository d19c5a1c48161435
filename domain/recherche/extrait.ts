import { plierTexte, plierTerme } from './plier-texte.ts'

/** The position of a match in the original text, in UTF-16 units; `a` is excluded. */
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

type Segment = { readonly texte: string; readonly trouve: boolean }

export const surligner = (texte: string, terme: string): readonly Segment[] => {
  const trouvees = occurrences(texte, terme)
  const pieces = trouvees.flatMap(({ de, a }, rang) => [
    { texte: texte.slice(trouvees[rang - 1]?.a ?? 0, de), trouve: false },
    { texte: texte.slice(de, a), trouve: true },
  ])
  const reste = { texte: texte.slice(trouvees.at(-1)?.a ?? 0), trouve: false }
  return [...pieces, reste].filter((piece) => piece.texte !== '')
}
