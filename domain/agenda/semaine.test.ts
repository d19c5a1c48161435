import { describe, expect, it } from 'vitest'
import type { DateCivile } from '../calendrier/date-civile.ts'
import { UN_INSTANT } from '../prestation/prestation.fixture.ts'
import { unDossier } from '../rendez-vous/dossier.fixture.ts'
import { euros } from '../shared/montant.ts'
import { uneEstimation, unServiceDemande } from '../tarification/estimation.fixture.ts'
import {
  bornesDeLaSemaine,
  bornesDuJour,
  joursDeLaSemaine,
  type Periode,
  periodeDuFlux,
  essayerDate,
} from './semaine.ts'

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

/** Two hours on site, 2 km away. */
const dossier = unDossier({}, { creeLe: UN_INSTANT, estimation: uneEstimation(unServiceDemande(1), 2) })

const essayer = (debut: string) => essayerDate(dossier, new Date(debut), 0, UN_INSTANT)

describe('a date that might be proposed', () => {
  it('on a working day, in the hours of visits, costs what was ordered', () => {
    const { date, ...autres } = essayer('2026-12-15T09:00:00Z')
    expect(date).toMatchObject({ proposition: 1, majore: false, total: dossier.prestation.estimation.totalNet })
    expect(date.fin).toEqual(new Date('2026-12-15T11:00:00Z'))
    expect(date.trajetMinutes).toBeGreaterThan(0)
    expect(autres).toEqual({ passee: false, ferie: null, horsHoraires: false, avantRetractation: false })
  })

  it('on a public holiday says which, and costs twice the labour', () => {
    const { montantPrestation } = dossier.prestation.estimation
    expect(essayer('2026-12-25T09:00:00Z')).toMatchObject({
      ferie: 'Noël',
      horsHoraires: true,
      date: { majore: true, total: 2 * montantPrestation },
    })
    expect(montantPrestation).toBeGreaterThan(euros(1))
  })

  it.each([
    ['2026-12-15T07:00:00Z', false, 'at eight'],
    ['2026-12-15T06:59:00Z', true, 'a minute before eight'],
    ['2026-12-15T15:00:00Z', false, 'until six in the evening'],
    ['2026-12-15T15:01:00Z', true, 'until a minute past six'],
    ['2026-12-19T09:00:00Z', true, 'on a Saturday'],
    ['2026-12-15T22:30:00Z', true, 'over midnight'],
    ['2027-06-15T06:00:00Z', false, 'at eight in summer'],
  ])('%s is outside the hours of visits: %s, %s', (debut, attendu) => {
    expect(essayer(debut).horsHoraires).toBe(attendu)
  })

  it('that has begun is past', () => {
    expect([essayer('2026-11-20T09:00:00Z'), essayer('2026-11-20T09:00:01Z')].map(({ passee }) => passee)).toEqual([
      true,
      false,
    ])
  })

  it('within the withdrawal delay says so', () => {
    expect([essayer('2026-12-04T09:00:00Z'), essayer('2026-12-05T09:00:00Z')].map((e) => e.avantRetractation)).toEqual([
      true,
      false,
    ])
  })
})
