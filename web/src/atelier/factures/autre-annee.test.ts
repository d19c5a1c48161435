import { expect, it } from 'vitest'
import { anneePassee } from './autre-annee.ts'

it.each([
  ['2026-12-31', '2026'],
  ['2027-01-01', null],
  ['2026-03-01', null],
  ['0002-12-31', null],
  ['', null],
])('an entry of « %s » typed in 2027 for work of May 2026 changes the book of %s', (le, annee) => {
  expect(anneePassee(le, '2026-05-01', '2027-01-20')).toBe(annee)
})
