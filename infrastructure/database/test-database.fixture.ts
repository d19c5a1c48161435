import { randomBytes } from 'node:crypto'

import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, inject } from 'vitest'

import { openKnex } from '#infrastructure/database/open-knex'
import {
  administer,
  type DatabaseKind,
  type TestDatabase,
  type TestDatabases,
} from '#infrastructure/database/test-databases.fixture'

const ask = async (): Promise<TestDatabases> => {
  const response = await fetch(inject('databases'))
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as TestDatabases
}

const databases = await ask()

/** Both kinds of database, even if this machine lacks one. */
export const databaseKinds: readonly DatabaseKind[] = ['embedded', 'postgres15']

/** True if this machine can run the tests of a kind; otherwise the set-up has said why. */
export const isAvailable = (kind: DatabaseKind): boolean => databases[kind] !== null

/** The server of a kind, for tests that open their own connections. */
export const serverOf = (kind: DatabaseKind): TestDatabase => {
  const found = databases[kind]
  if (found === null) throw new Error(`no ${kind} server on this machine`)
  return found
}

/** A migrated database for this file or `describe`, created before its tests and dropped after them. */
export const useDatabase = (kind: DatabaseKind): (() => Knex) => {
  const name = `test_${randomBytes(6).toString('hex')}`
  let knex: Knex | undefined
  beforeAll(async () => {
    const { connection, template } = serverOf(kind)
    // Copied as files, a database costs a third of what it does page by page.
    await administer(connection, `create database ${name} template ${template} strategy file_copy`)
    knex = openKnex({ server: { connection: () => ({ ...connection, database: name }) }, poolMax: 8 })
  })
  afterAll(async () => {
    await knex?.destroy()
    await administer(serverOf(kind).connection, `drop database if exists ${name} with (force)`)
  })
  return () => {
    if (knex === undefined) throw new Error('the database is opened in beforeAll: ask for it inside a test')
    return knex
  }
}

/** One `describe` for each kind of database, shown as skipped where the machine lacks it. */
export const describeOnDatabases = (title: string, suite: (knex: () => Knex, kind: DatabaseKind) => void): void => {
  for (const kind of databaseKinds)
    describe.skipIf(!isAvailable(kind))(`${title} (${kind})`, () => {
      suite(useDatabase(kind), kind)
    })
}
