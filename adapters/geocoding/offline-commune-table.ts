import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CommuneTable } from '#application/ports/commune-table'
import type { CentreDeCommune, CodePostalConnu, Commune } from '#domain/zone/commune'
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

/** The département that a postcode begins with; all of Corsica is 20. */
const departement = (codePostal: string): string => codePostal.slice(0, 2)

type France = {
  readonly parCodePostal: ReadonlyMap<string, readonly Commune[]>
  /** Départements of France without any commune near the base. */
  readonly tropLoin: ReadonlySet<string>
}

const readFrance = (): France => {
  const centres = readCentres()
  const parCodePostal = new Map<string, Commune[]>()
  for (const { code, nom, autresNoms, codesPostaux } of readCommunes()) {
    const commune = { nom, autresNoms, centre: centres.get(code) ?? null }
    for (const codePostal of codesPostaux) {
      const communes = parCodePostal.get(codePostal)
      if (communes === undefined) parCodePostal.set(codePostal, [commune])
      else communes.push(commune)
    }
  }
  const tropLoin = new Set([...parCodePostal.keys()].map(departement))
  for (const [codePostal, communes] of parCodePostal)
    if (communes.some(({ centre }) => centre !== null)) tropLoin.delete(departement(codePostal))
  return { parCodePostal, tropLoin }
}

/**
 * The communes of France, with the centres of those within 60 km of the base. Read by the first question, in 150 ms and 65 MB
 * of memory: a site that nobody has asked yet starts without them.
 */
export const makeOfflineCommuneTable = (): CommuneTable => {
  let france: France | undefined
  return {
    lire: (codePostal): CodePostalConnu => {
      france ??= readFrance()
      return {
        communes: france.parCodePostal.get(codePostal) ?? [],
        departementTropLoin: france.tropLoin.has(departement(codePostal)),
      }
    },
  }
}
