import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as t from 'io-ts'
import * as E from '#fp/Either'

// The arrondissements of Paris, Lyon and Marseille share the postcodes of their commune, whose name people write.
const COMMUNE = 'commune-actuelle'

/** A few uninhabited islands have no postcode. */
const Communes = t.array(
  t.type({ nom: t.string, type: t.string, codesPostaux: t.union([t.array(t.string), t.undefined]) }),
)

const readCommunes = (): t.TypeOf<typeof Communes> => {
  const file = createRequire(import.meta.url).resolve('@etalab/decoupage-administratif/data/communes.json')
  const communes = Communes.decode(JSON.parse(readFileSync(file, 'utf8')))
  if (E.isLeft(communes)) throw new Error(`${file} is not a list of communes`)
  return communes.right
}

/**
 * The names of the communes of each postcode of France, read from a file of 9 MB of which only this is kept.
 * Data: INSEE (« Code officiel géographique » 2026) and La Poste, Licence Ouverte 2.0 (Etalab).
 */
export const readVilles = (): ReadonlyMap<string, readonly string[]> => {
  const villes = new Map<string, string[]>()
  for (const { nom, type, codesPostaux = [] } of readCommunes()) {
    for (const codePostal of type === COMMUNE ? codesPostaux : []) {
      const noms = villes.get(codePostal)
      if (noms === undefined) villes.set(codePostal, [nom])
      else noms.push(nom)
    }
  }
  return villes
}
