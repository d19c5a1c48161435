const ordonner = (valeur: unknown): unknown => {
  if (Array.isArray(valeur)) return valeur.map(ordonner)
  if (typeof valeur !== 'object' || valeur === null) return valeur
  return Object.fromEntries(
    Object.entries(valeur)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([nom, interne]) => [nom, ordonner(interne)]),
  )
}

/** One text for one content, whatever the order in which its fields come back from storage: what a hash is taken of. */
export const texteCanonique = (valeur: unknown): string => JSON.stringify(ordonner(valeur))
