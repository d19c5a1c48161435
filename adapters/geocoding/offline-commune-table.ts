import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CommuneTable } from '#application/ports/commune-table'
import { type CentreDeCommune, type Commune, departementDe, nomNu } from '#domain/zone/commune'
import { readCommunes } from './communes-of-france.ts'

const FILE = join(import.meta.dirname, 'communes-60km.csv')

/** Centres by INSEE code; the file names its sources and their licence. */
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
  /** Départements of France without any commune near the base. */
  readonly tropLoin: ReadonlySet<string>
  readonly departementsDuNom: ReadonlyMap<string, readonly string[]>
}

/** Adds to the list of a key, which it begins. */
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

/**
 * The communes of France, with the centres of those within 60 km of the base. Read by the first question, in 150 ms and 65 MB
 * of memory: a site that nobody has asked yet starts without them.
 */
export const makeOfflineCommuneTable = (): CommuneTable => {
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
