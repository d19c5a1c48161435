import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DateCivile, dateCivile, plusJours } from '#domain/calendrier/date-civile'
import { verifier } from '#domain/shared/proprietes.fixture'
import { espacesOrdinaires, lireMoment, lireTable } from '#domain/shared/table-markdown.fixture'
import { conserveJusquAu, estATerme, GenreConserve, limiteDeConservation, REGLES } from './calendrier.ts'

const unJour: fc.Arbitrary<DateCivile> = fc
  .integer({ min: 0, max: 20 * 366 })
  .map((jours) => plusJours(dateCivile(2020, 1, 1), jours))

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
        expect(estATerme(genre, depart, jour)).toBe(depart < limiteDeConservation(genre, jour))
      }),
      3_000,
    )
  })

  it('keeps to the last day and lets go the next', () => {
    verifier(
      fc.property(unGenre, unJour, (genre, depart) => {
        const fin = conserveJusquAu(genre, depart)
        expect([estATerme(genre, depart, fin), estATerme(genre, depart, plusJours(fin, 1))]).toEqual([false, true])
      }),
    )
  })
})
