import { setTimeout as delay } from 'node:timers/promises'
import type { Knex } from 'knex'
import { SITE_APPLICATION_NAME } from '#adapters/postgres/sauvegarde/catalogue'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { openKnex } from './open-knex.ts'

export type Database = {
  readonly knex: Knex
  readonly description: string
  readonly close: () => Promise<void>
}

type DatabaseOptions = {
  readonly url: string | null
  readonly dataDir: string
  readonly role: 'app' | 'cli'
  readonly log: (line: string) => void
  /** Called with the reason while a server does not answer: at once, then every ten seconds. */
  readonly onWait?: (reason: string) => void
  readonly pace?: { readonly retryMs: number; readonly tellMs: number }
}

const PACE = { retryMs: 1_000, tellMs: 10_000 }

/** Connection names, by which a command recognises the connections of a running site. */
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

/** Migrates, and retries while the server is down: it may start later than the site. Reports why it waits. */
const migrateWhenReady = async (knex: Knex, options: DatabaseOptions, toldAt = -Infinity): Promise<void> => {
  const { retryMs, tellMs } = options.pace ?? PACE
  try {
    const names = await migrate(knex)
    if (names.length > 0) options.log(`migrated: ${names.join(', ')}`)
  } catch (error) {
    const reason = whyAway(error)
    if (reason === null) throw error
    const now = performance.now()
    const telling = now - toldAt >= tellMs
    if (telling) options.onWait?.(reason)
    await delay(retryMs)
    await migrateWhenReady(knex, options, telling ? now : toldAt)
  }
}

// The last two codes are those of a server that is starting or stopping.
const AWAY = 'ECONNREFUSED ETIMEDOUT ECONNRESET EHOSTUNREACH ENETUNREACH EAI_AGAIN ENOTFOUND 57P03 57P01'.split(' ')

const LATE = /^(?:timeout expired|Knex: Timeout acquiring a connection)/

const whyAway = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null
  if (LATE.test(error.message)) return error.message
  const code = 'code' in error ? String(error.code) : ''
  // For a host name with several addresses, the error has no message.
  return AWAY.includes(code) ? error.message || code : null
}

export const connectDatabase = async (options: DatabaseOptions): Promise<Database> =>
  options.url === null ? openEmbedded(options) : openServer(options.url, options)

export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const database = await connectDatabase(options)
  await migrateWhenReady(database.knex, options)
  return database
}
