import { describe, expect, it } from 'vitest'
import { lireMoment, lireTable } from '#domain/shared/table-markdown.fixture'
import { dateCivile, plusJours } from './date-civile.ts'
import { ACCUEIL, INTERVENTIONS, type Plage, plageDuJour } from './horaires.ts'

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
