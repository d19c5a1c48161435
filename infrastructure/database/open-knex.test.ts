import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

import { describe, expect, it, onTestFinished } from 'vitest'

import { type KnexOptions, openKnex } from '#infrastructure/database/open-knex'

import { describeOnDatabases, serverOf } from './test-database.fixture.ts'

const openHere = (options: KnexOptions) => {
  const knex = openKnex(options)
  onTestFinished(() => knex.destroy())
  return knex
}

const embedded = () => ({ connection: () => serverOf('embedded').connection })

describeOnDatabases('what is read', (knex) => {
  it('gives counts and safe bigints as numbers, and the larger ones whole', async () => {
    const { rows } = await knex().raw('select count(*) as n, 9007199254740991::int8 as a, 9007199254740993::int8 as b')
    expect(rows).toEqual([{ n: 1, a: 9_007_199_254_740_991, b: '9007199254740993' }])
  })

  it('gives a civil date as text and an instant as a Date, whatever the time zone of the machine', async () => {
    const { rows } = await knex().raw(
      "select date '2026-03-29' as jour, timestamptz '2026-03-29T02:30:00.123+02:00' as instant, current_setting('timezone') as zone",
    )
    expect(rows).toEqual([{ jour: '2026-03-29', instant: new Date('2026-03-29T00:30:00.123Z'), zone: 'UTC' }])
  })
})

describeOnDatabases('a statement that the planner thinks dear', (knex) => {
  it('is run without being compiled first', async () => {
    const { rows } = await knex().raw(
      'explain (analyze) select count(*) from generate_series(1, (select 0)) a, generate_series(1, 9999) b, generate_series(1, 9999) c',
    )
    expect(rows.map((row: Readonly<Record<string, string>>) => row['QUERY PLAN']).join('\n')).not.toContain('JIT')
  })
})

describeOnDatabases('a pool of connections', (knex, kind) => {
  it('gives up a statement that runs too long', async () => {
    const hurried = openHere({ server: { connection: () => serverOf(kind).connection }, statementTimeout: 50 })
    await expect(hurried.raw('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' })
  })

  it('outlives connections that the server closes', async () => {
    const name = `killed-${randomBytes(4).toString('hex')}`
    const broken = openHere({ server: { connection: () => serverOf(kind).connection }, applicationName: name })
    await Promise.all([1, 2, 3].map(() => broken.raw('select pg_sleep(0.05)')))
    const killed = await knex().raw(
      'select pg_terminate_backend(pid) as done from pg_stat_activity where application_name = ?',
      [name],
    )
    expect(killed.rows).toEqual([{ done: true }, { done: true }, { done: true }])
    await expect.poll(() => broken.raw('select 1 as un').then(({ rows }) => rows)).toEqual([{ un: 1 }])
  })
})

describe('an exhausted pool', () => {
  it('refuses after its patience', async () => {
    const single = openHere({ server: embedded(), poolMax: 1, patience: 1000 })
    const start = performance.now()
    await single.transaction(async () => {
      await expect(single.raw('select 1')).rejects.toThrow('Timeout acquiring a connection')
    })
    expect(performance.now() - start).toBeLessThan(4000)
  })
})

describe('a database that says nothing', () => {
  it('is given up', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void silent.close())
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const knex = openHere({ server: { url: `postgres://personne:rien@127.0.0.1:${port}/rien` }, patience: 50 })
    await expect(knex.raw('select 1')).rejects.toThrow(/Timeout acquiring a connection|timeout expired/)
  })
})

describe('an absent database', () => {
  it('is refused at once', async () => {
    const knex = openHere({ server: { url: 'postgres://personne:rien@127.0.0.1:9/rien' } })
    const start = performance.now()
    await expect(knex.raw('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    expect(performance.now() - start).toBeLessThan(2000)
  })
})
