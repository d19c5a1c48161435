import { describe, expect, it } from 'vitest'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { unDossier } from '#domain/rendez-vous/dossier.fixture'
import { euros } from '#domain/shared/montant'
import { uneEstimation, unServiceDemande } from '#domain/tarification/estimation.fixture'
import { essayerDate } from './essai.ts'

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
