import { describe, expect, it } from 'vitest'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { bornesDeLaSemaine, bornesDuJour, joursDeLaSemaine, type Periode, periodeDuFlux } from './semaine.ts'

const jour = (texte: string): DateCivile => texte as DateCivile

const heures = ({ de, a }: Periode): number => (a.getTime() - de.getTime()) / 3_600_000

describe('a week', () => {
  it.each(['2027-03-22', '2027-03-25', '2027-03-28'])('of %s is that of its Monday, seven days', (date) => {
    expect(joursDeLaSemaine(jour(date))).toEqual([
      '2027-03-22',
      '2027-03-23',
      '2027-03-24',
      '2027-03-25',
      '2027-03-26',
      '2027-03-27',
      '2027-03-28',
    ])
  })

  it('runs over the end of a year', () => {
    expect(joursDeLaSemaine(jour('2027-01-01'))).toContain('2026-12-28')
  })

  it.each([
    ['2027-03-28', 167],
    ['2027-04-04', 168],
    ['2027-10-31', 169],
  ])('that ends on %s lasts %i hours', (date, attendu) => {
    expect(heures(bornesDeLaSemaine(jour(date)))).toBe(attendu)
  })

  it('begins and ends at midnight in Paris, in summer and in winter', () => {
    expect(bornesDeLaSemaine(jour('2027-03-28'))).toEqual({
      de: new Date('2027-03-21T23:00:00Z'),
      a: new Date('2027-03-28T22:00:00Z'),
    })
  })
})

describe('a day', () => {
  it.each([
    ['2027-03-28', 23],
    ['2027-03-29', 24],
    ['2027-10-31', 25],
  ])('%s lasts %i hours', (date, attendu) => {
    expect(heures(bornesDuJour(jour(date)))).toBe(attendu)
  })
})

it('calendar programs are told of whole days, from 60 days ago until a year ahead', () => {
  expect(periodeDuFlux(new Date('2027-05-10T22:30:00Z'))).toEqual({
    de: new Date('2027-03-11T23:00:00Z'),
    a: new Date('2028-05-10T22:00:00Z'),
  })
})
