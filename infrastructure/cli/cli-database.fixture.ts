import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import { onTestFinished } from 'vitest'
import { openKnex } from '../database/open-knex.ts'
import { serverOf } from '../database/test-database.fixture.ts'
import { administer, type DatabaseKind } from '../database/test-databases.fixture.ts'

/** The secret of the installations under test. */
export const SECRET = 'x'.repeat(32)

/** An address where nothing listens. */
export const NOWHERE = { GEOCODAGE_URL: 'http://127.0.0.1:9' }

const variablesOf = (kind: DatabaseKind, database: string): Readonly<Record<string, string>> => {
  const { user, password, host, port } = serverOf(kind).connection
  return { ...NOWHERE, JWT_SECRET: SECRET, DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/${database}` }
}

/** A new database for this test, used by no site. */
export const uneBase = async (
  kind: DatabaseKind,
  template = true,
): Promise<{ readonly knex: Knex; readonly variables: Readonly<Record<string, string>> }> => {
  const { connection, template: migrated } = serverOf(kind)
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(connection, `create database ${name} ${template ? `template ${migrated}` : ''}`)
  const knex = openKnex({ server: { connection: () => ({ ...connection, database: name }) }, applicationName: 'test' })
  onTestFinished(async () => {
    await knex.destroy()
    await administer(connection, `drop database if exists ${name} with (force)`)
  })
  return { knex, variables: variablesOf(kind, name) }
}
