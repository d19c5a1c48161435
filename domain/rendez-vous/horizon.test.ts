import { expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { dernierJourProposable } from './horizon.ts'

it.each([
  [dateCivile(2026, 11, 20), '2028-05-20'],
  [dateCivile(2026, 6, 30), '2027-12-30'],
  [dateCivile(2026, 8, 31), '2028-02-29'],
  [dateCivile(2027, 8, 31), '2029-02-28'],
])('looks 18 months ahead of %s, to %s', (aujourdhui, dernier) => {
  expect(dernierJourProposable(aujourdhui)).toBe(dernier)
})
