import { expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { centimes, euros } from '#domain/shared/montant'
import { totalAuJour, totalMajore } from './majoration.ts'

it('doubles the labour and leaves travel alone', () => {
  expect(totalMajore(euros(128), euros(19.1))).toBe(euros(275.1))
})

it('applies on weekends and public holidays only', () => {
  const jours = [dateCivile(2026, 11, 20), dateCivile(2026, 11, 21), dateCivile(2026, 11, 22), dateCivile(2027, 3, 29)]
  expect(jours.map((jour) => totalAuJour(jour, centimes(6_400), centimes(500)))).toEqual([
    6_900, 13_300, 13_300, 13_300,
  ])
})
