import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as t from 'io-ts'
import * as E from '#fp/Either'

const optional = <C extends t.Mixed>(codec: C) => t.union([codec, t.undefined])

/** A few uninhabited islands have no postcode. */
const Entry = t.type({
  code: t.string,
  nom: t.string,
  type: t.string,
  /** Of a merged commune: the code of the one it became a part of. */
  chefLieu: optional(t.string),
  codesPostaux: optional(t.array(t.string)),
})

/** A commune of today, with the names of those that were merged into it. */
export type CommuneOfFrance = {
  readonly code: string
  readonly nom: string
  readonly autresNoms: readonly string[]
  readonly codesPostaux: readonly string[]
}

const readEntries = (): readonly t.TypeOf<typeof Entry>[] => {
  const file = createRequire(import.meta.url).resolve('@etalab/decoupage-administratif/data/communes.json')
  const entries = t.array(Entry).decode(JSON.parse(readFileSync(file, 'utf8')))
  if (E.isLeft(entries)) throw new Error(`${file} is not a list of communes`)
  return entries.right
}

/**
 * The communes of France, read from a file of 9 MB of which only this is kept. The arrondissements of Paris, Lyon and
 * Marseille share the postcodes of their commune, whose name people write.
 * Data: INSEE (« Code officiel géographique » 2026) and La Poste, Licence Ouverte 2.0 (Etalab).
 */
export const readCommunes = (): readonly CommuneOfFrance[] => {
  const entries = readEntries()
  const merged = Map.groupBy(entries, ({ chefLieu }) => chefLieu)
  return entries
    .filter(({ type }) => type === 'commune-actuelle')
    .map(({ code, nom, codesPostaux = [] }) => ({
      code,
      nom,
      autresNoms: (merged.get(code) ?? []).map((autre) => autre.nom),
      codesPostaux,
    }))
}
