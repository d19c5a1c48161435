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

// Deletes rows instead of truncating, which would make the files of every table and index anew, a hundred times slower.
// The triggers and keys that forbid such deletions are disabled meanwhile; a role that may not disable them truncates.
// A table whose file is empty has no row.
const EMPTY = `
  do $$
  declare
    tables text[] := array(
      select quote_ident(relname) from pg_class
      where relnamespace = current_schema::regnamespace and relkind = 'r' and relname not like 'knex%'
        and pg_relation_size(oid) > 0
    );
    nom text;
  begin
    begin
      perform set_config('session_replication_role', 'replica', true);
      foreach nom in array tables loop
        execute 'delete from ' || nom;
      end loop;
      perform set_config('session_replication_role', 'origin', true);
    exception when insufficient_privilege then
      foreach nom in array tables loop
        execute 'alter table ' || nom || ' disable trigger user';
      end loop;
      if tables <> '{}' then
        execute 'truncate ' || array_to_string(tables, ', ') || ' cascade';
      end if;
      foreach nom in array tables loop
        execute 'alter table ' || nom || ' enable trigger user';
      end loop;
    end;
    for nom in select sequencename from pg_sequences where sequencename ~ '^devis_' loop
      execute format('drop sequence %I', nom);
    end loop;
  end $$`

/** Removes every row, but not what says which migrations were done. */
export const emptyDatabase = async (knex: Knex): Promise<void> => {
  await knex.raw(EMPTY)
}

const createDatabase = async (kind: DatabaseKind): Promise<readonly [name: string, knex: Knex]> => {
  const { connection, template } = serverOf(kind)
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copied as files, a database costs a third of what it does page by page.
  await administer(connection, `create database ${name} template ${template} strategy file_copy`)
  return [name, openKnex({ server: { connection: () => ({ ...connection, database: name }) }, poolMax: 8 })]
}

const whenOpen = (knex: Knex | undefined): Knex => {
  if (knex === undefined) throw new Error('the database is opened in beforeAll: ask for it inside a test')
  return knex
}

/** A migrated database for this file or `describe` alone, dropped after its tests: they may change its tables. */
export const useNewDatabase = (kind: DatabaseKind): (() => Knex) => {
  let knex: Knex | undefined
  let name = ''
  beforeAll(async () => {
    ;[name, knex] = await createDatabase(kind)
  })
  afterAll(async () => {
    await knex?.destroy()
    await administer(serverOf(kind).connection, `drop database if exists ${name} with (force)`)
  })
  return () => whenOpen(knex)
}

/** The databases of this worker that nobody uses now, with their connections; they end with their server. */
const SPARE: Readonly<Record<DatabaseKind, Knex[]>> = { embedded: [], postgres15: [] }

/**
 * A migrated and empty database for this file or `describe`. It is handed on to the next one: half a second to make one,
 * and its connections, are more than most files need for their tests. A test that changes its tables puts them back.
 */
export const useDatabase = (kind: DatabaseKind): (() => Knex) => {
  let knex: Knex | undefined
  beforeAll(async () => {
    const spare = SPARE[kind].pop()
    if (spare !== undefined) {
      await emptyDatabase(spare)
      // So that the files of its tables are empty too.
      await spare.raw('vacuum')
    }
    knex = spare ?? (await createDatabase(kind))[1]
  })
  afterAll(() => {
    if (knex !== undefined) SPARE[kind].push(knex)
  })
  return () => whenOpen(knex)
}

/** Other connections to the database of a `describe`, like another instance; they stay open until its tests end. */
export const useOtherInstance = (kind: DatabaseKind, knex: () => Knex): (() => Knex) => {
  let other: Knex | undefined
  beforeAll(() => {
    const { database } = knex().client.config.connection()
    other = openKnex({ server: { connection: () => ({ ...serverOf(kind).connection, database }) }, poolMax: 8 })
  })
  afterAll(() => other?.destroy())
  return () => whenOpen(other)
}

type Suite = (knex: () => Knex, kind: DatabaseKind) => void

const describeOnEach =
  (use: (kind: DatabaseKind) => () => Knex) =>
  (title: string, suite: Suite): void => {
    for (const kind of databaseKinds)
      describe.skipIf(!isAvailable(kind))(`${title} (${kind})`, () => {
        suite(use(kind), kind)
      })
  }

/** One `describe` for each kind of database, shown as skipped where the machine lacks it. */
export const describeOnDatabases = describeOnEach(useDatabase)

/** The same for a suite that changes the tables themselves. */
export const describeOnNewDatabases = describeOnEach(useNewDatabase)
