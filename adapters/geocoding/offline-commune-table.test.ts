import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { describeCommunesDeFrance } from '#application/lieux/communes-de-france.contract'
import { uneAdresse } from '#domain/client/adresse.fixture'
import { BASE, distanceKm } from '#domain/zone/zone-intervention'
import { COMMUNES_FILE, communesTable } from '#infrastructure/territoire/write-communes'
import { makeOfflineCommuneTable, readCommunes } from './offline-commune-table.ts'

describeCommunesDeFrance('the offline table', makeOfflineCommuneTable)

/** A CSV of the communes around the base: `code_insee;nom;codes_postaux;lat;lng`. */
const reference = process.env['COMMUNES_REFERENCE']

const committed = readFileSync(COMMUNES_FILE, 'utf8')

const rows = committed
  .trim()
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .map((line) => line.split(';'))

describe('the table of communes within 60 km', () => {
  it('holds each commune once, no farther than it reaches, with a radius that a commune may have', () => {
    expect(new Set(rows.map(([code]) => code)).size).toBe(rows.length)
    for (const [, , , lat, lng, rayon] of rows) {
      expect(distanceKm(BASE, { lat: Number(lat), lng: Number(lng) })).toBeLessThanOrEqual(60)
      expect(Number(rayon)).toBeGreaterThan(1)
      expect(Number(rayon)).toBeLessThan(8)
    }
  })

  it('names its communes and their postcodes as the list of France does', () => {
    const france = new Map(readCommunes().map(({ code, nom, codesPostaux }) => [code, [nom, codesPostaux.join(' ')]]))
    expect(rows.map(([code = '']) => [code, ...(france.get(code) ?? [])])).toEqual(rows.map((row) => row.slice(0, 3)))
  })

  it('tells Courlaoux from Montmorot, whose postcode it shares', () => {
    const { codePostal } = uneAdresse({ codePostal: '39570' })
    const { communes } = makeOfflineCommuneTable().lire(codePostal)
    const distances = communes
      .filter(({ nom }) => nom === 'Courlaoux' || nom === 'Montmorot')
      .map(({ nom, centre }) => [nom, centre === null ? null : distanceKm(BASE, centre.coordonnees).toFixed(1)])
    expect(distances).toEqual([
      ['Courlaoux', '5.9'],
      ['Montmorot', '1.6'],
    ])
  })

  const compared = reference === undefined ? ' (COMMUNES_REFERENCE names no file to compare with)' : ''

  it.skipIf(reference === undefined)(`is what the script writes from its source${compared}`, () => {
    expect(communesTable(readFileSync(reference ?? '', 'utf8'))).toBe(committed)
  })
})
