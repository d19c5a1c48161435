import * as fc from 'fast-check'
import { expect, it, describe } from 'vitest'
import { dateParis } from '../calendrier/heure-de-paris.ts'
import { conserveJusquAu } from '../conservation/calendrier.ts'
import { uneAdresse } from '../prestation/prestation.fixture.ts'
import { verifier } from '../shared/proprietes.fixture.ts'
import { uneEstimation, unServiceDemande } from '../tarification/estimation.fixture.ts'
import { debutRecent, oubliAvant, prixTenu } from './conversion.ts'
import { uneEstimationFaite } from './estimation-faite.fixture.ts'

const unInstant = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })

it.each([
  ['2026-11-20T09:00:00Z', '2026-10-22'],
  ['2026-11-20T23:30:00Z', '2026-10-23'],
  ['2027-03-28T12:00:00Z', '2027-02-27'],
])('the thirty days that end on %s begin on %s', (instant, jour) => {
  expect(debutRecent(new Date(instant))).toBe(jour)
})

it.each([
  ['2026-11-20T09:00:00.000Z', '2025-10-19T22:00:00.000Z'],
  ['2027-01-05T00:00:00.000Z', '2025-12-04T23:00:00.000Z'],
  ['2027-03-30T12:00:00.000Z', '2026-02-28T23:00:00.000Z'],
])('what led to no order is dropped thirteen months after: on %s, what is older than %s', (instant, limite) => {
  expect(oubliAvant(new Date(instant)).toISOString()).toBe(limite)
})

it('an estimate is kept to the day that the timetable tells, at every hour and in every month', () => {
  verifier(
    fc.property(unInstant, unInstant, (fait, regarde) => {
      const garde = conserveJusquAu('estimations', dateParis(fait)) >= dateParis(regarde)
      expect(fait >= oubliAvant(regarde)).toBe(garde)
    }),
  )
})

/** Made on 20 November 2026. */
const faite = uneEstimationFaite()
const aussitot = new Date('2026-11-20T09:01:00Z')

describe('a price that was told', () => {
  it.each([
    ['the day it was told', '2026-11-20T22:59:59Z', true],
    ['on the thirtieth day, until midnight in Paris', '2026-12-20T22:59:59Z', true],
    ['no more on the day after', '2026-12-20T23:00:00Z', false],
  ])('holds %s', (_when, instant, tenu) => {
    expect(prixTenu(faite, uneAdresse(), new Date(instant))).toBe(tenu)
  })

  it.each([
    [{ adresse: '99 rue du Jura' }, true],
    [{ ville: 'LONS LE SAUNIER' }, true],
    [{ ville: 'Montmorot' }, false],
    [{ codePostal: '39570' }, false],
  ])('holds in its town, however that is written: %j', (ailleurs, tenu) => {
    expect(prixTenu(faite, uneAdresse(ailleurs), aussitot)).toBe(tenu)
  })

  it('holds anywhere when nobody travels', () => {
    const estimation = uneEstimation(unServiceDemande(), null, { modalite: 'a_distance' })
    const aDistance = uneEstimationFaite({ estimation, lieu: null })
    expect(prixTenu(aDistance, uneAdresse({ codePostal: '75001', ville: 'Paris' }), aussitot)).toBe(true)
  })

  it('holds nowhere when the place was not noted', () => {
    expect(prixTenu(uneEstimationFaite({ lieu: null }), uneAdresse(), aussitot)).toBe(false)
  })
})
