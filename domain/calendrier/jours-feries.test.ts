import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { verifier } from '#domain/shared/proprietes.fixture'
import { lireMoment, lireTable } from '#domain/shared/table-markdown.fixture'
import { dateCivile, jourDeSemaine } from './date-civile.ts'
import { estFerie, estMajore, joursFeries, paques } from './jours-feries.ts'

const table = lireTable('jours-feries', 'Dates')

describe('the public holidays', () => {
  it.each([2026, 2027, 2028])('of %i are the eleven of the document, in its order', (annee) => {
    const attendus = table.map((rangee) => [lireMoment(rangee(String(annee))).date, rangee('Fête')])
    expect(attendus).toHaveLength(11)
    expect([...joursFeries(annee)]).toEqual(attendus)
  })

  it('follow Easter, at its earliest and latest too', () => {
    const dates = [1818, 1943, 2000, 2008, 2024, 2025, 2026, 2027, 2028, 2038, 2326].map(paques)
    expect(dates).toEqual([
      '1818-03-22',
      '1943-04-25',
      '2000-04-23',
      '2008-03-23',
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2028-04-16',
      '2038-04-25',
      '2326-04-25',
    ])
  })

  it('leave out the two of Alsace-Moselle', () => {
    expect([dateCivile(2027, 3, 26), dateCivile(2026, 12, 26)].map(estFerie)).toEqual([false, false])
  })

  it('put Easter on a Sunday between 22 March and 25 April of any year', () => {
    verifier(
      fc.property(fc.integer({ min: 1900, max: 2399 }), (annee) => {
        const dimanche = paques(annee)
        expect(jourDeSemaine(dimanche)).toBe(7)
        expect(dimanche >= dateCivile(annee, 3, 22) && dimanche <= dateCivile(annee, 4, 25)).toBe(true)
      }),
    )
  })
})

it('labour is doubled on Saturdays, Sundays and public holidays only', () => {
  const jours = [20, 21, 22, 23].map((jour) => dateCivile(2026, 11, jour))
  expect(jours.map(estMajore)).toEqual([false, true, true, false])
  expect([dateCivile(2026, 11, 11), dateCivile(2027, 3, 29)].map(estMajore)).toEqual([true, true])
})
