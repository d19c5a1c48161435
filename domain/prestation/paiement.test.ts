import { expect, it } from 'vitest'
import { dernierJourDePaiement } from './paiement.ts'

it('remote work is paid three days before its day in Paris', () => {
  expect(dernierJourDePaiement(new Date('2026-12-04T09:00:00Z'))).toBe('2026-12-01')
  expect(dernierJourDePaiement(new Date('2026-12-03T23:30:00Z'))).toBe('2026-12-01')
})
