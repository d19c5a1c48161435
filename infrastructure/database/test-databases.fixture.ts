import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Knex } from 'knex'
import type { TestProject } from 'vitest/node'
import { findBinaries, systemFolder } from './embedded/binaries.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { openKnex, type PgConnection } from './open-knex.ts'

type TestServer = {
  readonly detail: string
  readonly connection: PgConnection
  stop(): Promise<void>
}

const IMAGE = 'postgres:15-alpine'
const SYSTEM_MAJORS = [15, 16, 17, 18]
const ENGINE_LIMIT = 3000
const IMAGE_LIMIT = 120_000

const within = async <A>(limit: number, what: string, work: Promise<A>): Promise<A> => {
  const done = new AbortController()
  const tooLate = async (): Promise<never> => {
    await delay(limit, undefined, { signal: done.signal })
    throw new Error(`${what} gave no answer in ${limit} ms`)
  }
  try {
    return await Promise.race([work, tooLate()])
  } finally {
    done.abort()
  }
}

const startOn = async (folders?: readonly string[]): Promise<TestServer> => {
  const binaries = await findBinaries(undefined, folders)
  const folder = mkdtempSync(join(tmpdir(), 'atelier-test-'))
  // When root runs the tests, the server runs as another account, which must be able to enter.
  chmodSync(folder, 0o755)
  const server = await startEmbeddedPostgres(folder, { role: 'app', durable: false, binaries })
  // Two transactions that wait for each other are parted after a second otherwise, and tests would wait for it.
  await administer(server.connection(), "alter system set deadlock_timeout = '50ms'")
  await administer(server.connection(), 'select pg_reload_conf()')
  const stop = async (): Promise<void> => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { detail: `PostgreSQL ${server.version} (${binaries.folder})`, connection: server.connection(), stop }
}

/** The oldest installed PostgreSQL of this machine, from 15 on. */
const startSystemServer = (): Promise<TestServer> => {
  const folders = SYSTEM_MAJORS.map(systemFolder).filter((folder) => existsSync(folder))
  return folders.length > 0 ? startOn(folders) : Promise.reject(new Error('no /usr/lib/postgresql/15 to 18'))
}

const useGivenServer = async (): Promise<TestServer> => {
  const given = process.env['TEST_DATABASE_URL']
  if (given === undefined) throw new Error('TEST_DATABASE_URL is not set')
  const url = new URL(given)
  const connection = {
    host: url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
  }
  return { detail: url.host, connection, stop: () => Promise.resolve() }
}

/** Starts a container if an engine answers quickly: a dead DOCKER_HOST can stay silent for minutes. */
const startContainer = async (): Promise<TestServer> => {
  const { getContainerRuntimeClient } = await import('testcontainers')
  await within(ENGINE_LIMIT, 'the container engine', getContainerRuntimeClient())
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql')
  const container = await within(IMAGE_LIMIT, IMAGE, new PostgreSqlContainer(IMAGE).start())
  const connection = {
    host: container.getHost(),
    port: container.getPort(),
    user: container.getUsername(),
    password: container.getPassword(),
    database: container.getDatabase(),
  }
  const stop = async (): Promise<void> => {
    await container.stop()
  }
  return { detail: IMAGE, connection, stop }
}

export type DatabaseKind = 'embedded' | 'postgres15'

export type TestDatabase = { readonly connection: PgConnection; readonly template: string }

/** The databases of the tests; `null` for a kind that this machine lacks. */
export type TestDatabases = Readonly<Record<DatabaseKind, TestDatabase | null>>

declare module 'vitest' {
  interface ProvidedContext {
    databases: string
  }
}

type Provider = readonly [name: string, start: () => Promise<TestServer>]

const PROVIDERS: Readonly<Record<DatabaseKind, readonly Provider[]>> = {
  embedded: [['embedded', () => startOn()]],
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
  // Waits for both before a failure is reported, so that both are cleaned up.
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

/** Vitest's global set-up. A server starts when a test asks for it, so that other tests do not wait. */
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
