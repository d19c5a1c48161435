import type { Knex } from 'knex'
import { expect, it } from 'vitest'
import * as E from '#fp/Either'
import { echouer } from '#application/shared/run.fixture'
import { openKnex } from '#infrastructure/database/open-knex'
import { describeOnNewDatabases, serverOf } from '#infrastructure/database/test-database.fixture'
import { makePostgresHealth } from './postgres-diagnostics.ts'

const nameOf = async (knex: Knex): Promise<string> => {
  const { rows } = await knex.raw('select current_database() as name')
  return rows[0].name
}

describeOnNewDatabases('PostgreSQL', (knex, kind) => {
  it('is good while the database answers, and a failure of the port once it is away', async () => {
    const connection = { ...serverOf(kind).connection, database: await nameOf(knex()) }
    const own = openKnex({ server: { connection: () => connection } })
    const health = makePostgresHealth(own)
    expect(await health.verifier()()).toEqual(E.right(undefined))
    await own.destroy()
    expect(await echouer(health.verifier())).toMatchObject({ _tag: 'PortFailure', port: 'health' })
  })

  it('is bad while a migration of this version has not run, good when the schema is ahead', async () => {
    const health = makePostgresHealth(knex())
    const [premiere] = await knex()('knex_migrations').orderBy('id')
    await knex()('knex_migrations').where({ id: premiere.id }).update({ name: '999_d_une_version_a_venir.ts' })
    const echec = await echouer(health.verifier())
    expect(String(echec.cause)).toBe(`Error: migrations not run: ${premiere.name}`)
    await knex()('knex_migrations').insert({ name: premiere.name, batch: 1, migration_time: new Date(0) })
    expect(await health.verifier()()).toEqual(E.right(undefined))
  })

  it('is bad on a database that was never migrated', async () => {
    const health = makePostgresHealth(knex())
    await knex().schema.renameTable('knex_migrations', 'ailleurs')
    const echec = await echouer(health.verifier())
    expect(echec.cause).toMatchObject({ code: '42P01' })
  })
})
