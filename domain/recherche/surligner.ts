import { occurrences } from './occurrences.ts'

export type Segment = { readonly texte: string; readonly trouve: boolean }

export const surligner = (texte: string, terme: string): readonly Segment[] => {
  const trouvees = occurrences(texte, terme)
  const pieces = trouvees.flatMap(({ de, a }, rang) => [
    { texte: texte.slice(trouvees[rang - 1]?.a ?? 0, de), trouve: false },
    { texte: texte.slice(de, a), trouve: true },
  ])
  const reste = { texte: texte.slice(trouvees.at(-1)?.a ?? 0), trouve: false }
  return [...pieces, reste].filter((piece) => piece.texte !== '')
}
