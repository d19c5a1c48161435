import type { Knex } from 'knex'
import { expect, it } from 'vitest'
import { GenreConserve } from '#domain/conservation/calendrier'
import { lireTable } from '#domain/shared/table-markdown.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { RELEVES } from './postgres-conservation-store.ts'

const liste = (cellule: string): readonly string[] => (cellule === '—' ? [] : cellule.split(', '))

const LIGNES = lireTable('conservation', 'Tables').map((rangee) => ({
  table: rangee('Table'),
  sortes: liste(rangee('Sortes')),
  avec: liste(rangee('Avec')),
  contient: rangee('Contient'),
}))

const tablesDe = async (knex: Knex): Promise<readonly string[]> => {
  const { rows } = await knex.raw(
    `select tablename as nom from pg_tables where schemaname = current_schema and tablename not like 'knex%' order by 1`,
  )
  return rows.map(({ nom }: { readonly nom: string }) => nom)
}

/** Foreign keys of a table that delete its rows or forbid to delete others. A key that is set to null does neither. */
const insurvivablesDe = async (knex: Knex, table: string): Promise<readonly string[]> => {
  const { rows } = await knex.raw(
    `select distinct cast(confrelid as regclass) as nom from pg_constraint
     where contype = 'f' and conrelid = cast(? as regclass) and confdeltype in ('c', 'a', 'r')`,
    [table],
  )
  return rows.map(({ nom }: { readonly nom: string }) => nom)
}

describeOnDatabases('what every table keeps', (knex) => {
  it('is told of each table, once', async () => {
    expect(LIGNES.map(({ table }) => table).toSorted()).toEqual((await tablesDe(knex())).toSorted())
  })

  it('goes by its kinds, each of one table', () => {
    const dites = LIGNES.flatMap(({ table, sortes }) => sortes.map((sorte) => `${sorte}: ${table}`))
    const faites = GenreConserve.values.map((genre) => `${genre}: ${RELEVES[genre].table}`)
    expect(dites.toSorted()).toEqual(faites.toSorted())
  })

  it.each(LIGNES.map(({ table, avec }) => [table, avec]))(
    'of %s does not outlive what it goes with',
    async (table, avec) => {
      expect(await insurvivablesDe(knex(), table)).toEqual(expect.arrayContaining([...avec]))
    },
  )

  it('is nothing personal where no kind and nothing else takes it away', () => {
    const restent = LIGNES.filter(({ sortes, avec }) => sortes.length === 0 && avec.length === 0)
    expect(restent.filter(({ contient }) => !contient.startsWith('rien de personnel'))).toEqual([])
  })
})
