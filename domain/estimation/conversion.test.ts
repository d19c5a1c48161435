import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { conserveJusquAu } from '#domain/conservation/calendrier'
import { verifier } from '#domain/shared/proprietes.fixture'
import { debutRecent, oubliAvant } from './conversion.ts'

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
