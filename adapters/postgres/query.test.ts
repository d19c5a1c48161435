import { expect, it } from 'vitest'
import { echouer } from '#application/shared/run.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { inTransaction } from './in-transaction.ts'
import { query } from './query.ts'

describeOnDatabases('a question to PostgreSQL', (knex) => {
  it.each([
    ['a number out of range', 'select cast(4294967296 as integer)', '22003'],
    ['a text that is no date', "select cast('demain' as date)", '22007'],
    ['a constraint that is broken', 'insert into knex_migrations_lock (index) values (1), (1)', '23505'],
  ])('that holds %s is refused: the database is not away', async (_what, sql, code) => {
    const asked = await echouer(query('essai', () => knex().raw(sql)))
    expect(asked).toMatchObject({ cause: { code }, refused: true })
    const inOne = await echouer(inTransaction('essai', knex(), (trx) => trx.raw(sql)))
    expect(inOne).toMatchObject({ cause: { code }, refused: true })
  })

  it('that cannot be understood is a failure alone', async () => {
    const failure = await echouer(query('essai', () => knex().raw('selection')))
    expect(failure).not.toHaveProperty('refused')
  })
})
