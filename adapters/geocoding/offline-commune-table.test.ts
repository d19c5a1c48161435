import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { describeCommuneTable } from '#application/ports/commune-table.contract'
import { BASE, type Coordonnees } from '#domain/zone/coordonnees'
import { distanceKm } from '#domain/zone/distance'
import { CENTRES_60KM } from './centres-60km.ts'
import { RAYON_COMMUNE_KM } from './choose-lieu.ts'
import { makeOfflineCommuneTable } from './offline-commune-table.ts'

describeCommuneTable('the offline table', makeOfflineCommuneTable)

/** A CSV of the communes around the base: `code_insee;nom;codes_postaux;lat;lng`. */
const reference = process.env['COMMUNES_REFERENCE']

const RAYON_DE_LA_TABLE_KM = 60

type CommuneDeReference = { readonly nom: string; readonly codePostal: string; readonly centre: Coordonnees }

const readReference = (): readonly CommuneDeReference[] =>
  readFileSync(reference ?? '', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [, nom = '', codesPostaux = '', lat, lng] = line.split(';')
      const centre = { lat: Number(lat), lng: Number(lng) }
      return codesPostaux.split(' ').map((codePostal) => ({ nom, codePostal, centre }))
    })

describe('the table of centres', () => {
  it('is sorted and has each postcode once', () => {
    const codes = CENTRES_60KM.map(([codePostal]) => codePostal)
    expect(codes).toEqual([...new Set(codes)].toSorted())
    expect(codes.every((code) => /^\d{5}$/.test(code))).toBe(true)
  })

  it('gives rounded points and radii that hold at least the houses of one town', () => {
    for (const [, lat, lng, rayonKm] of CENTRES_60KM) {
      expect([lat, lng]).toEqual([Number(lat.toFixed(3)), Number(lng.toFixed(3))])
      expect(rayonKm * 2).toBe(Math.round(rayonKm * 2))
      expect(rayonKm).toBeGreaterThanOrEqual(RAYON_COMMUNE_KM)
    }
  })

  const compared = reference === undefined ? ' (COMMUNES_REFERENCE names no file to compare with)' : ''

  it.skipIf(reference === undefined)(`has every postcode within 60 km and no other${compared}`, () => {
    const expected = readReference()
      .filter(({ centre }) => distanceKm(BASE, centre) <= RAYON_DE_LA_TABLE_KM)
      .map(({ codePostal }) => codePostal)
    expect(CENTRES_60KM.map(([codePostal]) => codePostal)).toEqual([...new Set(expected)].toSorted())
  })

  it.skipIf(reference === undefined)(`holds every town of its postcodes, with its houses${compared}`, () => {
    const communes = readReference()
    const outside = CENTRES_60KM.flatMap(([code, lat, lng, rayonKm]) =>
      communes
        .filter(({ codePostal, centre }) => {
          const houses = distanceKm({ lat, lng }, centre) + RAYON_COMMUNE_KM
          return codePostal === code && houses > rayonKm
        })
        .map(({ nom }) => `${code} ${nom}`),
    )
    expect(outside).toEqual([])
  })
})
