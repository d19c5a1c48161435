import { expect, it } from 'vitest'
import { reussir } from '#application/shared/run.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { type GenreConserve, limiteDeConservation } from '#domain/conservation/calendrier'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const JOUR = dateCivile(2026, 11, 20)

const terme = (genre: GenreConserve) => ({ jour: JOUR, limite: limiteDeConservation(genre, JOUR) })

describeOnDatabases('PostgreSQL', (knex) => {
  it('lets archived contracts go by the last day that was written with them', async () => {
    const { conservation } = await postgresStores(knex())
    await knex()('contrats_archives').insert([
      { reference: 'PREST-AAAAAA', jusqu_au: '2026-11-19', contrat: '{}' },
      { reference: 'PREST-BBBBBB', jusqu_au: '2026-11-20', contrat: '{}' },
    ])
    expect(await reussir(conservation.retirer('contrats', terme('contrats'), 10))).toBe(1)
    expect(await knex()('contrats_archives').pluck('reference')).toEqual(['PREST-BBBBBB'])
  })
})
