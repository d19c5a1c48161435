import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BASE, type Coordonnees, distanceKm } from '#domain/zone/zone-intervention'
import { PORTEE_DES_CENTRES_KM } from '#domain/zone/commune'

export const COMMUNES_FILE = join(import.meta.dirname, '../../adapters/geocoding/communes-60km.csv')

const EN_TETE = `# Communes whose centre stands within ${PORTEE_DES_CENTRES_KM} km of the base. Written by infrastructure/territoire/write-communes.ts.
# Sources: La Poste, base officielle des codes postaux; INSEE, code officiel géographique 2026. Licence Ouverte 2.0 (Etalab).
# rayon_km is an estimate of our own, see docs/adr/0005.
code_insee;nom;codes_postaux;lat;lng;rayon_km`

/** The average number of neighbours of a commune. */
const VOISINES = 6

type Source = { readonly textes: string; readonly coordonnees: Coordonnees }

const readSource = (text: string): readonly Source[] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [code, nom, codesPostaux, lat, lng] = line.trim().split(';')
      const coordonnees = { lat: Number(lat), lng: Number(lng) }
      return { textes: [code, nom, codesPostaux, lat, lng].join(';'), coordonnees }
    })

/** The radius of a commune: distance to the corner of a regular hexagon whose neighbours are as far as the sixth nearest centre. Rounded up to 0.1 km. */
const rayonKm = ({ coordonnees }: Source, communes: readonly Source[]): number => {
  const distances = communes.map((autre) => distanceKm(coordonnees, autre.coordonnees)).toSorted((a, b) => a - b)
  // The nearest centre, index 0, is that of the commune itself.
  return Math.ceil(((distances[VOISINES] ?? 0) / Math.sqrt(3)) * 10) / 10
}

/** Writes the table from a wider list of communes: `code_insee;nom;codes_postaux;lat;lng`. */
export const communesTable = (text: string): string => {
  const communes = readSource(text)
  const lignes = communes
    .filter(({ coordonnees }) => distanceKm(BASE, coordonnees) <= PORTEE_DES_CENTRES_KM)
    .map((commune) => `${commune.textes};${rayonKm(commune, communes).toFixed(1)}`)
  return `${[EN_TETE, ...lignes].join('\n')}\n`
}

const main = (): void => {
  const [source] = process.argv.slice(2)
  if (source === undefined) throw new Error('Usage: node infrastructure/territoire/write-communes.ts COMMUNES.csv')
  writeFileSync(COMMUNES_FILE, communesTable(readFileSync(source, 'utf8')))
}

if (import.meta.main) main()
