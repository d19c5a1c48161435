import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { verifier } from '#domain/shared/proprietes.fixture'
import * as E from '#fp/Either'
import { anneeDe, dateCivile, jourDeSemaine, parseDateCivile, plusJours } from './date-civile.ts'

const unJour = fc.integer({ min: 0, max: 20_000 }).map((jours) => plusJours(dateCivile(2000, 1, 1), jours))

describe('a civil date', () => {
  it('is a day that exists', () => {
    expect(parseDateCivile('2028-02-29')).toEqual(E.right('2028-02-29'))
    const refusees = [
      '',
      '2027-02-29',
      '2026-02-30',
      '2026-13-01',
      '2026-1-1',
      '20/11/2026',
      '2026-11-20T10:00',
      '+2026-11-20',
      '1899-12-31',
      '0026-11-20',
      '3000-01-01',
    ]
    expect(refusees.map(parseDateCivile)).toEqual(refusees.map(() => E.left('Saisissez une date valide.')))
  })

  it('knows its year and its day of the week, Monday first', () => {
    expect(anneeDe(dateCivile(2026, 11, 20))).toBe(2026)
    expect([16, 20, 21, 22].map((jour) => jourDeSemaine(dateCivile(2026, 11, jour)))).toEqual([1, 5, 6, 7])
  })

  it('counts days across months, years, leap days and both clock changes', () => {
    expect(plusJours(dateCivile(2026, 11, 20), 30)).toBe('2026-12-20')
    expect(plusJours(dateCivile(2026, 12, 31), 1)).toBe('2027-01-01')
    expect(plusJours(dateCivile(2028, 2, 28), 1)).toBe('2028-02-29')
    expect(plusJours(dateCivile(2027, 3, 28), 1)).toBe('2027-03-29')
    expect(plusJours(dateCivile(2027, 10, 31), 1)).toBe('2027-11-01')
    expect(plusJours(dateCivile(2027, 1, 1), -1)).toBe('2026-12-31')
  })

  it('comes back from any number of days, and sorts as it is written', () => {
    verifier(
      fc.property(unJour, fc.integer({ min: 1, max: 4_000 }), (jour, jours) => {
        const plusTard = plusJours(jour, jours)
        expect(plusJours(plusTard, -jours)).toBe(jour)
        expect(plusTard > jour).toBe(true)
        expect(jourDeSemaine(plusJours(jour, 7))).toBe(jourDeSemaine(jour))
        expect(parseDateCivile(jour)).toEqual(E.right(jour))
      }),
    )
  })
})
