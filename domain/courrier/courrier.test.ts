import { describe, expect, it } from 'vitest'
import { ESSAIS_MAX, prochainEssai } from './courrier.ts'

const MAINTENANT = new Date('2026-11-20T09:00:00Z')

const secondes = (essais: number) => (prochainEssai(MAINTENANT, essais).getTime() - MAINTENANT.getTime()) / 1_000

describe('the next attempt at a mail', () => {
  it('waits twice as long after each failure, an hour at most', () => {
    expect([1, 2, 3, 4, 10, 11, 40].map(secondes)).toEqual([5, 10, 20, 40, 2_560, 3_600, 3_600])
  })

  it('waits the first delay even before any failure is counted', () => {
    expect(secondes(0)).toBe(5)
  })

  it('leaves a mail server more than a day to come back', () => {
    const total = Array.from({ length: ESSAIS_MAX }, (_, rang) => secondes(rang + 1)).reduce((somme, s) => somme + s, 0)
    expect(total).toBeGreaterThan(86_400)
  })
})
