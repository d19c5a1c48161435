import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { findBinaries, systemFolder } from '#infrastructure/database/embedded/binaries'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#infrastructure/database/embedded/embedded-postgres'
import { runningServer } from '#infrastructure/database/embedded/data-folder'
import { answers, type PgConnection } from '#infrastructure/database/open-knex'
import { type Variables, waitFor } from './server-process.ts'

/** `embedded`: the default of the site. `postgres15`: a server given by `DATABASE_URL`. */
export type DatabaseKind = 'embedded' | 'postgres15'

/** A database with the durability settings of production. */
export type BenchDatabase = {
  readonly variables: () => Promise<Variables>
  readonly connection: () => Promise<PgConnection>
  readonly serverPid: () => number | undefined
  readonly close: () => Promise<void>
}

const READY_LIMIT_MS = 30_000

export const toUrl = ({ user, password, host, port, database }: PgConnection): string =>
  `postgres://${user}:${password}@${host}:${port}/${database}`

const openEmbedded = (dataDir: string): BenchDatabase => {
  let folder = join(dataDir, 'postgres')
  const connection = async (): Promise<PgConnection> => {
    const attached = await startEmbeddedPostgres(dataDir, { role: 'cli' })
    folder = attached.folder
    return attached.connection()
  }
  return {
    variables: () => Promise.resolve({}),
    connection,
    serverPid: () => runningServer(join(folder, 'data'))?.pid,
    close: () => Promise.resolve(),
  }
}

const ownServer = (server: EmbeddedPostgres, secret: string): BenchDatabase => {
  const connection = async (): Promise<PgConnection> => {
    await waitFor('the PostgreSQL server', READY_LIMIT_MS, () => answers(server.connection()))
    return server.connection()
  }
  return {
    variables: async () => ({ DATABASE_URL: toUrl(await connection()), JWT_SECRET: secret }),
    connection,
    serverPid: () => runningServer(join(server.folder, 'data'))?.pid,
    close: () => server.stop(),
  }
}

export const isInstalled = (kind: DatabaseKind): boolean => kind === 'embedded' || existsSync(systemFolder(15))

/** Opens a database in a folder; the site starts the embedded one itself. */
export const openBenchDatabase = async (kind: DatabaseKind, dataDir: string): Promise<BenchDatabase> => {
  if (kind === 'embedded') return openEmbedded(dataDir)
  const binaries = await findBinaries(15, [systemFolder(15)])
  const server = await startEmbeddedPostgres(join(dataDir, 'postgres15'), { role: 'app', binaries })
  return ownServer(server, randomBytes(32).toString('hex'))
}

/** An empty database on the server of the site, with the same durability. */
export const makeReferenceDatabase = async (connection: PgConnection): Promise<PgConnection> => {
  const client = new Client(connection)
  await client.connect()
  await client.query('drop database if exists bare_reference')
  await client.query('create database bare_reference')
  await client.end()
  return { ...connection, database: 'bare_reference' }
}
