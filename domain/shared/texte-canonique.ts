const ordonner = (valeur: unknown): unknown => {
  if (Array.isArray(valeur)) return valeur.map(ordonner)
  if (typeof valeur !== 'object' || valeur === null) return valeur
  const champs = valeur as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.keys(champs)
      .toSorted()
      .map((nom) => [nom, ordonner(champs[nom])]),
  )
}

export const texteCanonique = (valeur: unknown): string => JSON.stringify(ordonner(valeur))
