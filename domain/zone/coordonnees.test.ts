import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { verifier } from '#domain/shared/proprietes.fixture'
import { CENTRE_DE_LA_FRANCE } from './coordonnees.fixture.ts'
import { BASE, distanceKm } from './zone-intervention.ts'

const unPoint = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

/** Rounding error, in kilometres, of a sum of two distances. */
const POUSSIERE_KM = 1e-6

describe('the distance between two points', () => {
  it('matches the map from Montmorot to the towns around', () => {
    const villes = {
      lonsLeSaunier: { lat: 46.6746, lng: 5.5559 },
      dole: { lat: 47.0921, lng: 5.4897 },
      champagnole: { lat: 46.7447, lng: 5.9133 },
      bourgEnBresse: { lat: 46.2052, lng: 5.2256 },
    }
    expect(distanceKm(BASE, villes.lonsLeSaunier)).toBeCloseTo(2.206, 3)
    expect(distanceKm(BASE, villes.dole)).toBeCloseTo(46.577, 3)
    expect(distanceKm(BASE, villes.champagnole)).toBeCloseTo(30.485, 3)
    expect(distanceKm(BASE, villes.bourgEnBresse)).toBeCloseTo(57.015, 3)
  })

  it('puts the centre of France 278 km away', () => {
    expect(distanceKm(BASE, CENTRE_DE_LA_FRANCE)).toBeCloseTo(277.912, 3)
  })

  it('is half the turn of the earth between opposite points', () => {
    expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6371, 6)
  })

  it('is the same both ways, never negative, and zero at home', () => {
    verifier(
      fc.property(unPoint, unPoint, (a, b) => {
        expect(distanceKm(a, b)).toBe(distanceKm(b, a))
        expect(distanceKm(a, b)).toBeGreaterThanOrEqual(0)
        expect(distanceKm(a, a)).toBe(0)
      }),
    )
  })

  it('is never longer than a detour', () => {
    verifier(
      fc.property(unPoint, unPoint, unPoint, (a, b, c) => {
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + POUSSIERE_KM)
      }),
    )
  })
})
