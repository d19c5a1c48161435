import { useEffect, useState } from 'react'

/** How long a line takes to leave, in milliseconds: as in the style sheet. */
const DEPART_MS = 160

type Ligne = { readonly clef: string }

/** What has gone keeps its place among what is there. */
export const avecDeparts = <L extends Ligne>(avant: readonly L[], presentes: readonly L[]): readonly L[] => {
  const clefs = new Set(presentes.map(({ clef }) => clef))
  return avant.reduce<readonly L[]>((suite, ligne, rang) => {
    if (clefs.has(ligne.clef)) return suite
    const precedentes = new Set(avant.slice(0, rang).map(({ clef }) => clef))
    const place = suite.findLastIndex(({ clef }) => precedentes.has(clef)) + 1
    return suite.toSpliced(place, 0, ligne)
  }, presentes)
}

const sansMouvement = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The lines, with those that have just gone, for as long as their leaving is seen. */
export const useDeparts = <L extends Ligne>(
  presentes: readonly L[],
): { readonly lignes: readonly L[]; readonly part: (clef: string) => boolean } => {
  const [vues, setVues] = useState(presentes)
  const clefs = presentes.map(({ clef }) => clef)
  const partent = sansMouvement() ? [] : vues.filter(({ clef }) => !clefs.includes(clef)).map(({ clef }) => clef)
  const [enRoute, ensemble] = [partent.join(' '), clefs.join(' ')]
  useEffect(() => {
    const minuterie = setTimeout(() => setVues(presentes), enRoute === '' ? 0 : DEPART_MS)
    return () => clearTimeout(minuterie)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- lines are told apart by their keys, not drawn anew.
  }, [enRoute, ensemble])
  return {
    lignes: enRoute === '' ? presentes : avecDeparts(vues, presentes),
    part: (clef) => partent.includes(clef),
  }
}
