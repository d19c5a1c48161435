import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { verifier } from '#domain/shared/proprietes.fixture'
import { lireMontant, lireNombre, lireTable } from '#domain/shared/table-markdown.fixture'
import { fraisDeplacement } from './frais-deplacement.ts'

const regles = lireTable('deplacement', 'Frais selon la distance').map((rangee) => ({
  distance: rangee('Distance aller'),
  allerRetour: rangee('Aller-retour'),
  factures: rangee('Km facturés'),
  frais: rangee('Frais'),
}))

const uneDistance = fc.double({ min: 0, max: 60, noNaN: true })

describe('the travel fee', () => {
  it.each(regles)('$distance: $allerRetour there and back, $factures billed, $frais', (regle) => {
    expect(fraisDeplacement(lireNombre(regle.distance))).toMatchObject({
      allerRetourKm: lireNombre(regle.allerRetour),
      kmFactures: lireNombre(regle.factures),
      montant: lireMontant(regle.frais),
    })
  })

  it('shows the distance to 0.1 km without pricing on it', () => {
    expect(fraisDeplacement(12.34)).toMatchObject({ distanceKm: 12.3, allerRetourKm: 24.7 })
  })

  it('is nothing below 10 km there and back', () => {
    verifier(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (distance) => {
        expect(fraisDeplacement(distance).montant).toBe(0)
      }),
    )
  })

  it('never falls when the distance grows', () => {
    verifier(
      fc.property(uneDistance, uneDistance, (a, b) => {
        const [pres, loin] = [Math.min(a, b), Math.max(a, b)].map(fraisDeplacement)
        expect(loin?.montant).toBeGreaterThanOrEqual(pres?.montant ?? Number.NaN)
      }),
    )
  })

  it('is one euro for each billed kilometre, to the cent', () => {
    verifier(
      fc.property(uneDistance, (distance) => {
        const { allerRetourKm, kmFactures, montant } = fraisDeplacement(distance)
        expect(montant).toBe(Math.round(kmFactures * 100))
        expect(kmFactures).toBeCloseTo(Math.max(0, allerRetourKm - 10), 9)
        expect(Math.abs(allerRetourKm - 2 * distance)).toBeLessThanOrEqual(0.05 + 1e-6)
      }),
    )
  })
})
