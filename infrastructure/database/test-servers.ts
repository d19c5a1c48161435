import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { findBinaries, systemFolder } from './embedded/binaries.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import type { PgConnection } from './pg-connection.ts'

/** A PostgreSQL server for tests; `detail` is what to tell of it. */
export type TestServer = {
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
  // Under root the server runs as another account, which must be able to enter.
  chmodSync(folder, 0o755)
  const server = await startEmbeddedPostgres(folder, { role: 'app', durable: false, binaries })
  const stop = async (): Promise<void> => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { detail: `PostgreSQL ${server.version} (${binaries.folder})`, connection: server.connection(), stop }
}

/** The server of `npm start` without DATABASE_URL. */
export const startDefaultServer = (): Promise<TestServer> => startOn()

/** The oldest PostgreSQL >= 15 installed on this machine. */
export const startSystemServer = (): Promise<TestServer> => {
  const folders = SYSTEM_MAJORS.map(systemFolder).filter((folder) => existsSync(folder))
  return folders.length > 0 ? startOn(folders) : Promise.reject(new Error('no /usr/lib/postgresql/15 to 18'))
}

/** The server of TEST_DATABASE_URL, whose account must be allowed to create databases. */
export const useGivenServer = async (): Promise<TestServer> => {
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

/** A container, where an engine answers quickly: a dead DOCKER_HOST can keep silent for minutes. */
export const startContainer = async (): Promise<TestServer> => {
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
