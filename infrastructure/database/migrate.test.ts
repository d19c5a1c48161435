import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Knex } from 'knex'
import { beforeEach, expect, it } from 'vitest'

import { migrate } from '#infrastructure/database/migrate'
import type { PgConnection } from './open-knex.ts'

import { firstLine, startNode, uneFolder } from './embedded/temporary.fixture.ts'
import { eventually } from './eventually.fixture.ts'
import { pendingMigrations } from './pending-migrations.fixture.ts'
import { describeOnDatabases, describeOnNewDatabases, serverOf } from './test-database.fixture.ts'

const PROCESS = join(import.meta.dirname, 'migrate-process.fixture.ts')

const uneMigration = (folder: string, name: string, statement: string): string => {
  const type = "import type { Knex } from 'knex'\n"
  const up = `export const up = async (knex: Knex): Promise<void> => { await knex.raw(${JSON.stringify(statement)}) }\n`
  writeFileSync(join(folder, name), `${type}${up}export const down = (): Promise<void> => Promise.resolve()\n`)
  return folder
}

const addressOf = async (knex: Knex, { user, password, host, port }: PgConnection): Promise<string> => {
  const { rows } = await knex.raw('select current_database() as name')
  return `postgres://${user}:${password}@${host}:${port}/${rows[0].name}`
}

describeOnDatabases('the schema of every test database', (knex) => {
  it('is up to date', async () => {
    expect(await pendingMigrations(knex())).toEqual([])
  })
})

describeOnNewDatabases('migrating', (knex, kind) => {
  beforeEach(async () => {
    await knex().raw('drop schema public cascade')
    await knex().raw('create schema public')
  })

  it('runs TypeScript migrations in order, once', async () => {
    const folder = uneMigration(uneFolder(), '002_second.ts', 'alter table notes add column texte text')
    uneMigration(folder, '001_first.ts', 'create table notes (id int)')
    expect(await pendingMigrations(knex(), folder)).toEqual(['001_first.ts', '002_second.ts'])
    expect(await migrate(knex(), folder)).toEqual(['001_first.ts', '002_second.ts'])
    expect(await pendingMigrations(knex(), folder)).toEqual([])
    expect(await migrate(knex(), folder)).toEqual([])
    expect(await knex()('notes').select('texte')).toEqual([])
  })

  it('undoes everything when one migration fails', async () => {
    const folder = uneMigration(uneFolder(), '001_first.ts', 'create table notes (id int)')
    uneMigration(folder, '002_second.ts', 'alter table absente add column texte text')
    await expect(migrate(knex(), folder)).rejects.toThrow('"absente" does not exist')
    expect(await knex().schema.hasTable('notes')).toBe(false)
    expect(await pendingMigrations(knex(), folder)).toEqual(['001_first.ts', '002_second.ts'])
  })

  it('is done once by programs that start together', async () => {
    const folder = uneMigration(uneFolder(), '001_first.ts', 'create table notes as select pg_sleep(0.2)::text')
    const address = await addressOf(knex(), serverOf(kind).connection)
    const programs = [1, 2].map(() => startNode(PROCESS, address, folder))
    const outcomes = await Promise.all(programs.map(firstLine))
    expect(outcomes.toSorted()).toEqual(['["001_first.ts"]', '[]'])
  })

  it('is not blocked by the lock of the migrator that a killed program left', async () => {
    const folder = uneMigration(uneFolder(), '001_first.ts', 'create table notes (id int)')
    await migrate(knex(), folder)
    await knex()('knex_migrations_lock').update({ is_locked: 1 })
    uneMigration(folder, '002_second.ts', 'drop table notes')
    expect(await migrate(knex(), folder)).toEqual(['002_second.ts'])
  })

  it('goes on after the program that was doing it is killed', async () => {
    const slow = uneMigration(uneFolder(), '001_first.ts', 'create table notes as select pg_sleep(60)::text')
    const program = startNode(PROCESS, await addressOf(knex(), serverOf(kind).connection), slow)
    const sleeping = () =>
      knex()('pg_stat_activity').whereRaw("wait_event = 'PgSleep' and datname = current_database()").count()
    await eventually(sleeping, ([found]) => found?.['count'] === 1)
    program.kill('SIGKILL')
    await once(program, 'exit')
    const quick = uneMigration(uneFolder(), '001_first.ts', 'create table notes (id int)')
    expect(await migrate(knex(), quick)).toEqual(['001_first.ts'])
  })
})
