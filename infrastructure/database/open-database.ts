import { setTimeout as delay } from 'node:timers/promises'
import type { Knex } from 'knex'
import { SITE_APPLICATION_NAME } from '#adapters/postgres/sauvegarde/site-connections'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { openKnex } from './open-knex.ts'

export type Database = {
  readonly knex: Knex
  /** What runs, for the log: `embedded 18.4` or the host of the server. */
  readonly description: string
  readonly close: () => Promise<void>
}

export type DatabaseOptions = {
  /** A PostgreSQL server, or `null` for the embedded one. */
  readonly url: string | null
  readonly dataDir: string
  readonly role: 'app' | 'cli'
  readonly log: (line: string) => void
}

const RETRY_MS = 1_000

/** By the name of its connections, a command tells a running site from another command. */
const APPLICATION_NAMES = { app: SITE_APPLICATION_NAME, cli: `${SITE_APPLICATION_NAME}-cli` } as const

const openServer = (url: string, { role, log }: DatabaseOptions): Database => {
  const knex = openKnex({ server: { url }, applicationName: APPLICATION_NAMES[role], log })
  return { knex, description: new URL(url).host, close: () => knex.destroy() }
}

const openEmbedded = async ({ dataDir, role, log }: DatabaseOptions): Promise<Database> => {
  const server = await startEmbeddedPostgres(dataDir, { role, log })
  const knex = openKnex({ server, applicationName: APPLICATION_NAMES[role], log })
  const close = async (): Promise<void> => {
    await knex.destroy()
    await server.stop()
  }
  return { knex, description: `embedded ${server.version}`, close }
}

/** A server may be slower to start than the site: keep asking, and say so. */
const migrateWhenReady = async (knex: Knex, log: (line: string) => void): Promise<void> => {
  try {
    const names = await migrate(knex)
    if (names.length > 0) log(`migrated: ${names.join(', ')}`)
  } catch (error) {
    if (!isAway(error)) throw error
    log(`the database does not answer yet: ${error.message}`)
    await delay(RETRY_MS)
    await migrateWhenReady(knex, log)
  }
}

const AWAY = ['ECONNREFUSED', 'ETIMEDOUT', 'ECONNRESET', 'EAI_AGAIN', 'ENOTFOUND', '57P03']

const isAway = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && AWAY.includes(error.code)

/** The database of this installation as it is: nothing is migrated, and a server is first asked by the first query. */
export const connectDatabase = async (options: DatabaseOptions): Promise<Database> =>
  options.url === null ? openEmbedded(options) : openServer(options.url, options)

/** The database of this installation, with the schema of this version. */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const database = await connectDatabase(options)
  await migrateWhenReady(database.knex, options.log)
  return database
}
