import { expect, it } from 'vitest'
import { reussir } from '#application/shared/run.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from './postgres-stores.fixture.ts'

// A movement for each half of a day of two years, and one order for each day.
const ANNEES = `
  insert into estimations_par_jour (jour, faites, commandees)
  select cast(:instant as date) - rang / 2, 1, rang % 2 from generate_series(0, 1459) as rang`

const PAR_MOIS = `
  select to_char(jour, 'YYYY-MM') as mois, cast(sum(faites) as integer) as faites
  from estimations_par_jour
  group by 1
  order by 1`

describeOnDatabases('the days of estimates', (knex) => {
  it('are added up by whoever reads them, the old ones by their month, and nothing is lost', async () => {
    const { estimations } = await postgresStores(knex())
    await knex().raw(ANNEES, { instant: UN_INSTANT })
    const { rows: mois } = await knex().raw(PAR_MOIS)
    const lues = { faites: 1460, commandees: 730, faites30: 60, commandees30: 30 }
    expect(await reussir(estimations.conversion(UN_INSTANT))).toEqual(lues)
    expect(await knex()('estimations_par_jour').select('jour')).toHaveLength(151)
    expect((await knex().raw(PAR_MOIS)).rows).toEqual(mois)
    expect(await reussir(estimations.conversion(UN_INSTANT))).toEqual(lues)
  })
})
