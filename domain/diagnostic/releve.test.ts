import { expect, it } from 'vitest'
import { debutObserve, moisDe, moisMontres } from './releve.ts'

it('the month is the one of the clock of Paris', () => {
  expect(moisDe(new Date('2026-10-31T23:30:00Z'))).toBe('2026-11')
})

it('twelve months are shown, across the year, the present one last', () => {
  const mois = moisMontres(new Date('2026-02-15T12:00:00Z'))
  expect([mois.length, mois[0], mois[9], mois[10], mois[11]]).toEqual([12, '2025-03', '2025-12', '2026-01', '2026-02'])
})

it('delays and conversion are observed over ninety days', () => {
  expect(debutObserve(new Date('2026-11-20T09:00:00Z'))).toEqual(new Date('2026-08-22T09:00:00Z'))
})
