import { describe, expect, it } from 'vitest'
import { lireMoment, lireTable } from '#domain/shared/table-markdown.fixture'
import { lireAbsence } from './absence.fixture.ts'
import { fermetures } from './absence.ts'

const lignes = lireTable('absences', 'Ce que disent les horaires du site').map((rangee) => ({
  absence: rangee('Absence'),
  jour: rangee('Le'),
  dite: rangee('Se dit') === 'oui',
}))

describe('the closures that visitors are told of', () => {
  it.each(lignes)('of $absence on $jour: $dite, without a word of why', ({ absence, jour, dite }) => {
    const { note: _, id: __, ...lue } = lireAbsence(absence)
    expect(fermetures([{ ...lue, note: 'Piscine' }], lireMoment(jour).date)).toEqual(dite ? [lue] : [])
  })
})
