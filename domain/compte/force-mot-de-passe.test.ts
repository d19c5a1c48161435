import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unTexte, verifier } from '#domain/shared/proprietes.fixture'
import { forceDe, POINTS_MAX, pointsDe } from './force-mot-de-passe.ts'
import { EXIGENCES } from './mot-de-passe.ts'

describe('the strength of a password', () => {
  it.each([
    ['', 0, 'Faible'],
    ['abc', 1, 'Faible'],
    ['abc1', 2, 'Faible'],
    ['Abc1', 3, 'Moyen'],
    ['Abcdefghi1', 4, 'Moyen'],
    ['Abcdefghi1!', 5, 'Fort'],
    ['Abcdefghijklm1', 5, 'Fort'],
    ['Abcdefghijkl1!', 6, 'Fort'],
    ['Élan2', 3, 'Moyen'],
    ['    ', 0, 'Faible'],
    ['€', 1, 'Faible'],
  ] as const)('of %j is %i points, %s', (texte, points, force) => {
    expect([pointsDe(texte), forceDe(texte)]).toEqual([points, force])
  })

  it('has as many points at most as the meter shows', () => {
    expect(pointsDe('Abcdefghijkl1!')).toBe(POINTS_MAX)
  })

  it('never falls as more is typed', () => {
    verifier(
      fc.property(unTexte, fc.constantFrom('a', 'A', '1', '!', ' '), (texte, suite) => {
        expect(pointsDe(texte + suite)).toBeGreaterThanOrEqual(pointsDe(texte))
        expect(pointsDe(texte)).toBeLessThanOrEqual(POINTS_MAX)
      }),
    )
  })

  it('is at least middling when the rules are met', () => {
    verifier(
      fc.property(fc.string({ minLength: 7, maxLength: 40 }), (fin) => {
        const texte = `Aa1${fin}`
        expect(EXIGENCES.every(({ satisfaite }) => satisfaite(texte))).toBe(true)
        expect(forceDe(texte)).not.toBe('Faible')
      }),
    )
  })
})
