import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { verifier } from '../shared/proprietes.fixture.ts'
import { lireMoment, lireTable } from '../shared/table-markdown.fixture.ts'
import { dateCivile, plusJours, jourDeSemaine } from './date-civile.ts'
import {
  ACCUEIL,
  INTERVENTIONS,
  type Plage,
  plageDuJour,
  estFerie,
  estMajore,
  joursFeries,
  paques,
} from './horaires.ts'

const SEMAINE = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
const LUNDI_ORDINAIRE = dateCivile(2026, 11, 23)

const semaine = lireTable('horaires', 'Semaine ordinaire').map((rangee) => ({
  jour: rangee('Jour'),
  accueil: rangee('Accueil'),
  interventions: rangee('Interventions'),
}))

const feries = lireTable('horaires', 'Autour des jours fériés').map((rangee) => ({
  jour: rangee('Jour'),
  accueil: rangee('Accueil'),
  interventions: rangee('Interventions'),
}))

/** `9 h – 18 h` as minutes; a day without hours is closed or by appointment. */
const lirePlage = (cellule: string): Plage | null => {
  const [, de, a] = /^(\d+) h – (\d+) h$/.exec(cellule) ?? []
  return de === undefined ? null : { de: Number(de) * 60, a: Number(a) * 60 }
}

describe('the opening hours', () => {
  it('name the seven days of a week', () => {
    expect(semaine.map(({ jour }) => jour)).toEqual(SEMAINE)
  })

  it.each(semaine)('$jour: reception $accueil, visits $interventions', ({ jour, accueil, interventions }) => {
    const date = plusJours(LUNDI_ORDINAIRE, SEMAINE.indexOf(jour))
    expect(plageDuJour(ACCUEIL, date)).toEqual(lirePlage(accueil))
    expect(plageDuJour(INTERVENTIONS, date)).toEqual(lirePlage(interventions))
  })

  it.each(feries)('$jour: reception $accueil, visits $interventions', ({ jour, accueil, interventions }) => {
    const { date } = lireMoment(jour)
    expect(plageDuJour(ACCUEIL, date)).toEqual(lirePlage(accueil))
    expect(plageDuJour(INTERVENTIONS, date)).toEqual(lirePlage(interventions))
  })
})

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
