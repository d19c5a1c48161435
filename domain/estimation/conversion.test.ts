import { expect, it } from 'vitest'
import { debutRecent, oubliAvant } from './conversion.ts'

it.each([
  ['2026-11-20T09:00:00Z', '2026-10-22'],
  ['2026-11-20T23:30:00Z', '2026-10-23'],
  ['2027-03-28T12:00:00Z', '2027-02-27'],
])('the thirty days that end on %s begin on %s', (instant, jour) => {
  expect(debutRecent(new Date(instant))).toBe(jour)
})

it.each([
  ['2026-11-20T09:00:00.000Z', '2025-10-20T09:00:00.000Z'],
  ['2027-01-05T00:00:00.000Z', '2025-12-05T00:00:00.000Z'],
])('what led to no order is dropped thirteen months after: on %s, what is older than %s', (instant, limite) => {
  expect(oubliAvant(new Date(instant)).toISOString()).toBe(limite)
})
