import type { Knex } from 'knex'
import { beforeAll, describe, expect, it } from 'vitest'
import { reussir } from '#application/shared/run.fixture'
import { oubliAvant } from '#domain/estimation/conversion'
import { premierIdDe } from '#domain/estimation/estimation-faite'
import { uneEstimationFaite } from '#domain/estimation/estimation-faite.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { NOTER, PAR_IDS, toListe } from './estimation-sql.ts'
import { postgresStores } from './postgres-stores.fixture.ts'
import { walkList } from './registre/list-sql.ts'

// Years of estimates in a few thousand rows: one in a hundred was made on the telephone.
const ANNEES = `
  insert into estimations (id, cree_le, source, estimation, demande, notes, commandee_le, recherche)
  select
    lpad(rang::text, 26, '0'), e.cree_le, case when rang % 100 = 0 then 'telephone' else 'site' end, e.estimation, e.demande,
    '', case when rang % 4 = 0 then e.cree_le end, e.recherche
  from estimations e, generate_series(1, 20000) as rang;
  analyze estimations`

type Question = { readonly sql: string; readonly bindings: Readonly<Record<string, unknown>> }

const planOf = async (knex: Knex, { sql, bindings }: Question): Promise<string> => {
  const { rows } = await knex.raw(`explain ${sql}`, bindings as never)
  return rows.map((row: Readonly<Record<string, string>>) => row['QUERY PLAN']).join('\n')
}

const MILIEU = '10000'.padStart(26, '0')

const PAGE = { limite: 50, curseur: { clef: MILIEU, id: MILIEU } }

describeOnDatabases('among years of estimates', (knex) => {
  beforeAll(async () => {
    const { estimations } = await postgresStores(knex())
    await reussir(estimations.noter([uneEstimationFaite()], oubliAvant(UN_INSTANT)))
    await knex().raw(ANNEES)
  })

  const premiere = { limite: 50, curseur: null }
  const oubli = { lot: '[]', oubliAvant: premierIdDe(UN_INSTANT), oublisMax: 100 }

  describe('an index is read, and no other row, for', () => {
    it.each([
      ['the first page', walkList(toListe({ suite: null, source: null, mots: [] }), premiere), 'estimations_pkey'],
      ['a later page', walkList(toListe({ suite: null, source: null, mots: [] }), PAGE), 'estimations_pkey'],
      [
        'those of the telephone',
        walkList(toListe({ suite: null, source: 'telephone', mots: [] }), PAGE),
        'estimations_par_sorte',
      ],
      [
        'those ordered',
        walkList(toListe({ suite: 'commandees', source: null, mots: [] }), premiere),
        'estimations_par_sorte',
      ],
      ['the rows of a page', { sql: PAR_IDS, bindings: { ids: ['0'.repeat(26)] } }, 'estimations_pkey'],
      ['what is dropped', { sql: NOTER, bindings: oubli }, 'estimations_par_sorte'],
    ])('%s', async (_quoi, question, index) => {
      const plan = await planOf(knex(), question)
      expect(plan).toContain(index)
      expect(plan).not.toMatch(/Seq Scan on estimations/)
    })
  })
})
