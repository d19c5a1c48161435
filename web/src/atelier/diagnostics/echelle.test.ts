import { describe, expect, it } from 'vitest'
import { echelleDe, hauteurDe } from './echelle.ts'

describe('the scale of a plot', () => {
  it.each([
    [[], [0, 1, 2, 3, 4]],
    [[12], [0, 5, 10, 15]],
    [[123_830], [0, 50_000, 100_000, 150_000]],
    [
      [-9_000, 20_000],
      [-10_000, 0, 10_000, 20_000],
    ],
  ])('of %j', (valeurs, graduations) => {
    expect(echelleDe(valeurs).graduations).toEqual(graduations)
  })

  it('puts zero at the foot, and the greatest step at the top', () => {
    const echelle = echelleDe([12])
    expect([0, 7.5, 15].map((valeur) => hauteurDe(echelle, valeur))).toEqual([1, 0.5, 0])
  })
})
