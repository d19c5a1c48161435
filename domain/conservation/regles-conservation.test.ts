import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DateCivile, dateCivile, plusJours } from '#domain/calendrier/date-civile'
import { verifier } from '#domain/shared/proprietes.fixture'
import { espacesOrdinaires, lireMoment, lireTable } from '#domain/shared/table-markdown.fixture'
import { type Duree, limiteDe } from './durees.ts'
import { conserveJusquAu, GenreConserve, GENRES_A_RETIRER, limiteDeConservation, REGLES } from './calendrier.ts'

const unJour: fc.Arbitrary<DateCivile> = fc
  .integer({ min: 0, max: 20 * 366 })
  .map((jours) => plusJours(dateCivile(2020, 1, 1), jours))

const MOIS = (nombre: number): Duree => ({ unite: 'mois', nombre })

const unGenre = fc.constantFrom(...GenreConserve.values)

describe('the timetable', () => {
  const lignes = lireTable('conservation', 'Échéancier')

  it('has a line for every kind', () => {
    expect(lignes.map((rangee) => rangee('Sorte'))).toEqual(GenreConserve.values)
  })

  it.each(lignes.map((rangee) => [rangee('Sorte'), rangee]))(
    'says of %s from when, how long and why',
    (genre, rangee) => {
      const regle = REGLES[genre as GenreConserve]
      expect([
        regle.depart,
        `${regle.duree.nombre} ${regle.duree.unite}`,
        espacesOrdinaires(regle.fondement),
        regle.suite,
      ]).toEqual(['Compté depuis', 'Gardé', 'Fondement', 'Ensuite'].map((colonne) => rangee(colonne)))
    },
  )

  it('lets go by themselves the kinds that do not go with an account', () => {
    const seules = lignes.filter((rangee) => rangee('Ensuite') !== 'avec_le_compte').map((rangee) => rangee('Sorte'))
    expect(GENRES_A_RETIRER).toEqual(seules)
  })

  it.each(
    lireTable('conservation', 'Dernier jour').map((rangee) => [`${rangee('Sorte')} of ${rangee('Depuis')}`, rangee]),
  )('names the last day of %s', (_titre, rangee) => {
    expect(conserveJusquAu(rangee('Sorte') as GenreConserve, lireMoment(rangee('Depuis')).date)).toBe(
      lireMoment(rangee('Gardé jusqu’au')).date,
    )
  })

  it('says the same by the last day of a record and by the first day that is kept', () => {
    verifier(
      fc.property(unGenre, unJour, unJour, (genre, depart, jour) => {
        expect(conserveJusquAu(genre, depart) < jour).toBe(depart < limiteDeConservation(genre, jour))
      }),
      3_000,
    )
  })

  it('lets go what is older than the same day, or than the first day of a year', () => {
    expect([dateCivile(2027, 12, 31), dateCivile(2027, 3, 31)].map((jour) => limiteDe(jour, MOIS(1)))).toEqual([
      '2027-12-01',
      '2027-03-01',
    ])
    expect(limiteDe(dateCivile(2027, 8, 31), MOIS(1))).toBe('2027-07-31')
    expect(limiteDe(dateCivile(2037, 6, 15), { unite: 'fin_d_annee', nombre: 10 })).toBe('2027-01-01')
  })

  it('keeps to the last day and lets go the next', () => {
    verifier(
      fc.property(unGenre, unJour, (genre, depart) => {
        const fin = conserveJusquAu(genre, depart)
        const estATerme = (jour: DateCivile): boolean => depart < limiteDeConservation(genre, jour)
        expect([estATerme(fin), estATerme(plusJours(fin, 1))]).toEqual([false, true])
      }),
    )
  })
})
