import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as t from 'io-ts'
import * as E from '#fp/Either'
import type { CommunesDeFrance } from '#domain/zone/commune'
import { type CentreDeCommune, type Commune, departementDe, nomNu } from '#domain/zone/commune'

const optional = <C extends t.Mixed>(codec: C) => t.union([codec, t.undefined])

/** A few uninhabited islands have no postcode. */
const Entry = t.type({
  code: t.string,
  nom: t.string,
  type: t.string,
  chefLieu: optional(t.string),
  codesPostaux: optional(t.array(t.string)),
})

type CommuneOfFrance = {
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

/** INSEE (« Code officiel géographique » 2026) and La Poste, Licence Ouverte 2.0 (Etalab). */
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

const FILE = join(import.meta.dirname, 'communes-60km.csv')

const readCentres = (): ReadonlyMap<string, CentreDeCommune> =>
  new Map(
    readFileSync(FILE, 'utf8')
      .trim()
      .split('\n')
      .filter((line) => /^\d/.test(line))
      .map((line) => {
        const [code = '', , , lat, lng, rayonKm] = line.split(';')
        return [code, { coordonnees: { lat: Number(lat), lng: Number(lng) }, rayonKm: Number(rayonKm) }]
      }),
  )

type France = {
  readonly parCodePostal: ReadonlyMap<string, readonly Commune[]>
  readonly tropLoin: ReadonlySet<string>
  readonly departementsDuNom: ReadonlyMap<string, readonly string[]>
}

const append = <A>(lists: Map<string, A[]>, key: string, value: A): void => {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}

const readFrance = (): France => {
  const centres = readCentres()
  const parCodePostal = new Map<string, Commune[]>()
  const departementsDuNom = new Map<string, string[]>()
  for (const { code, nom, autresNoms, codesPostaux } of readCommunes()) {
    const commune = { nom, autresNoms, centre: centres.get(code) ?? null }
    for (const codePostal of codesPostaux) append(parCodePostal, codePostal, commune)
    for (const connu of new Set([nom, ...autresNoms].map(nomNu)))
      append(departementsDuNom, connu, departementDe(codesPostaux[0] ?? code))
  }
  const tropLoin = new Set([...parCodePostal.keys()].map(departementDe))
  for (const [codePostal, communes] of parCodePostal)
    if (communes.some(({ centre }) => centre !== null)) tropLoin.delete(departementDe(codePostal))
  return { parCodePostal, tropLoin, departementsDuNom }
}

/** The first question reads the file, in 150 ms and 65 MB of memory: an unused site starts without it. */
export const makeOfflineCommuneTable = (): CommunesDeFrance => {
  let read: France | undefined
  const france = (): France => (read ??= readFrance())
  return {
    lire: (codePostal) => ({
      communes: france().parCodePostal.get(codePostal) ?? [],
      departementTropLoin: france().tropLoin.has(departementDe(codePostal)),
    }),
    departementsDuNom: (nom) => france().departementsDuNom.get(nomNu(nom)) ?? [],
  }
}
