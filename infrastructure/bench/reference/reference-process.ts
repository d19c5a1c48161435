import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import type { PgConnection } from '#infrastructure/database/pg-connection'
import { toUrl } from '../site/bench-database.ts'

const SERVER = join(import.meta.dirname, 'reference-server.ts')

export type ReferenceProcess = {
  readonly port: number
  readonly pid: number
  /** From the start of the process until it listens, in ms. */
  readonly startMs: number
  readonly end: () => Promise<void>
}

/** Starts the bare server with the catalogue of a site, and its orders in the database when there is one. */
export const startReference = async (sitePort: number, database?: PgConnection): Promise<ReferenceProcess> => {
  const source = `http://127.0.0.1:${sitePort}/api/services`
  const words = database === undefined ? [source] : [source, toUrl(database)]
  const start = performance.now()
  const child = spawn(process.execPath, [SERVER, ...words], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const [line] = await Promise.race([once(lines, 'line'), exited])
  const startMs = performance.now() - start
  if (child.pid === undefined || typeof line !== 'string') throw new Error('the bare server did not start')
  const end = async (): Promise<void> => {
    child.kill('SIGTERM')
    await exited
  }
  return { port: Number(line), pid: child.pid, startMs, end }
}

/** An empty database beside that of the site, on the same server: the same durability by nature. */
export const makeReferenceDatabase = async (connection: PgConnection): Promise<PgConnection> => {
  const client = new Client(connection)
  await client.connect()
  await client.query('create database bare_reference')
  await client.end()
  return { ...connection, database: 'bare_reference' }
}
