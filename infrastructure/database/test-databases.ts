import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

import type { Knex } from 'knex'
import type { TestProject } from 'vitest/node'

import { migrate } from './migrate.ts'
import { openKnex } from './open-knex.ts'
import type { PgConnection } from './pg-connection.ts'
import {
  startContainer,
  startDefaultServer,
  startSystemServer,
  type TestServer,
  useGivenServer,
} from './test-servers.ts'

/** The two servers of the contract suites: the one of `npm start`, and a PostgreSQL server, 15 unless told otherwise. */
export type DatabaseKind = 'embedded' | 'postgres15'

/** A server and the name of its migrated template. */
export type TestDatabase = { readonly connection: PgConnection; readonly template: string }

/** Null for a kind that this machine does not have. */
export type TestDatabases = Readonly<Record<DatabaseKind, TestDatabase | null>>

declare module 'vitest' {
  interface ProvidedContext {
    /** Address that answers the TestDatabases, starting them at the first question. */
    databases: string
  }
}

type Provider = readonly [name: string, start: () => Promise<TestServer>]

const PROVIDERS: Readonly<Record<DatabaseKind, readonly Provider[]>> = {
  embedded: [['embedded', startDefaultServer]],
  postgres15: [
    ['TEST_DATABASE_URL', useGivenServer],
    ['testcontainers', startContainer],
    ['system', startSystemServer],
  ],
}

const tell = (line: string): void => console.log(`[databases] ${line}`)

const firstOf = async (kind: DatabaseKind): Promise<TestServer | undefined> => {
  const refused: string[] = []
  for (const [name, start] of PROVIDERS[kind]) {
    try {
      const server = await start()
      const others = refused.length > 0 ? `; not ${refused.join('; not ')}` : ''
      tell(`${kind}: ${name}, ${server.detail}${others}`)
      return server
    } catch (error) {
      refused.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  tell(`!!! ${kind}: NO SERVER, its tests are skipped: ${refused.join('; ')}`)
  return undefined
}

const withKnex = async <A>(connection: PgConnection, use: (knex: Knex) => PromiseLike<A>): Promise<A> => {
  const knex = openKnex({ server: { connection: () => connection } })
  try {
    return await use(knex)
  } finally {
    await knex.destroy()
  }
}

/** Runs one statement on the server, outside any database of a test. */
export const administer = async (connection: PgConnection, statement: string): Promise<void> => {
  await withKnex(connection, (knex) => knex.raw(statement))
}

type Cleanup = () => Promise<void>

const startOne = async (kind: DatabaseKind, cleanups: Cleanup[]): Promise<TestDatabase | null> => {
  const server = await firstOf(kind)
  if (server === undefined && (kind === 'embedded' || process.env['CI'] === 'true'))
    throw new Error(`no server for the ${kind} tests, see above`)
  if (server === undefined) return null
  const template = `template_${randomBytes(6).toString('hex')}`
  cleanups.push(async () => {
    await administer(server.connection, `drop database if exists ${template} with (force)`)
    await server.stop()
  })
  await administer(server.connection, `create database ${template}`)
  await withKnex({ ...server.connection, database: template }, migrate)
  return { connection: server.connection, template }
}

const startBoth = async (cleanups: Cleanup[]): Promise<TestDatabases> => {
  const starts = [startOne('embedded', cleanups), startOne('postgres15', cleanups)] as const
  // Both are over before a failure is told, so that the cleaning forgets neither.
  await Promise.allSettled(starts)
  const [embedded, postgres15] = await Promise.all(starts)
  return { embedded, postgres15 }
}

const answer = async (response: ServerResponse, both: Promise<TestDatabases>): Promise<void> => {
  try {
    response.end(JSON.stringify(await both))
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
}

/** Vitest's global set-up. Nothing starts before a test asks, so that those without a database do not wait. */
export const setup = async (project: TestProject): Promise<Cleanup> => {
  const cleanups: Cleanup[] = []
  let both: Promise<TestDatabases> | undefined
  const desk = createServer((_request, response) => {
    both ??= startBoth(cleanups)
    void answer(response, both)
  }).listen(0, '127.0.0.1')
  await once(desk, 'listening')
  const address = desk.address()
  if (address === null || typeof address === 'string') throw new Error('no TCP port is free on 127.0.0.1')
  project.provide('databases', `http://127.0.0.1:${address.port}`)
  return async () => {
    desk.close()
    await both?.catch(() => undefined)
    await Promise.all(cleanups.map((cleanup) => cleanup()))
  }
}
