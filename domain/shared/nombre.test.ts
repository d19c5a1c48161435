import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { arrondir, formaterNombre } from './montant.ts'
import { verifier } from './proprietes.fixture.ts'

it('rounds half up to the asked decimals', () => {
  expect(arrondir(1.15, 1)).toBe(1.2)
  expect(arrondir(10.05, 1)).toBe(10.1)
  expect(arrondir(10.048, 1)).toBe(10)
  expect(arrondir(2.5, 0)).toBe(3)
  expect([0.4999994, 0.4999996].map((nombre) => arrondir(nombre, 0))).toEqual([0, 1])
})

it('writes a quantity with a comma and at most one decimal', () => {
  expect([29.1, 2, 19.96, 0].map((n) => formaterNombre(n))).toEqual(['29,1', '2', '20', '0'])
})

it('never moves a number by more than half a unit, and rounds only once', () => {
  verifier(
    fc.property(fc.double({ min: 0, max: 100_000, noNaN: true }), (nombre) => {
      const arrondi = arrondir(nombre, 1)
      expect(Math.abs(arrondi - nombre)).toBeLessThanOrEqual(0.05 + 1e-6)
      expect(arrondir(arrondi, 1)).toBe(arrondi)
    }),
  )
})
