import { expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { euros } from '#domain/shared/montant'
import { noterApresCloture, RIEN_APRES } from './apres-cloture.ts'
import { uneEcriture } from './ecriture.fixture.ts'

const CLOTURE = dateCivile(2026, 12, 31)
const APRES = dateCivile(2027, 1, 1)

it('what was recorded, or undone, after the last day of a year is told apart', () => {
  const lots = [
    [uneEcriture({ saisieLe: CLOTURE, annuleeLe: CLOTURE }), uneEcriture({ saisieLe: APRES })],
    [uneEcriture({ saisieLe: APRES, montant: euros(-10) }), uneEcriture({ annuleeLe: APRES, montant: euros(30) })],
  ]
  expect(lots.reduce((deja, lot) => noterApresCloture(deja, lot, CLOTURE), RIEN_APRES)).toEqual({
    saisies: { nombre: 2, total: 5400 },
    annulees: { nombre: 1, total: 3000 },
  })
})
