import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '#infrastructure/database/embedded/server-process'

const REPOSITORY = join(import.meta.dirname, '../../..')
const START_LIMIT_MS = 60_000
const EVERY_MS = 10

/** Asks until the answer is true; an error counts as false. Rejects with `what` after the limit, in ms. */
export const waitFor = async (what: string, limitMs: number, ask: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + limitMs
  while (!(await ask().catch(() => false))) {
    if (performance.now() > end) throw new Error(`${what}: not after ${limitMs} ms`)
    await delay(EVERY_MS)
  }
}

/** The environment variables of a process. */
export type Variables = Readonly<Record<string, string>>

/** A server in its own process. */
export type ServerProcess = {
  readonly port: number
  readonly pid: number
  /** Milliseconds from the start of the process to the first catalogue. */
  readonly startMs: number
  /** Sends the signal; resolves when the process has ended. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

const spawnServer = (script: string, logFile: string, variables: Variables) => {
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, [join(REPOSITORY, 'infrastructure', script)], {
    cwd: REPOSITORY,
    env: { PATH: process.env['PATH'], PG_BIN_DIR: process.env['PG_BIN_DIR'], NODE_ENV: 'production', ...variables },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  return child
}

const startServer = async (script: string, folder: string, variables: Variables): Promise<ServerProcess> => {
  mkdirSync(folder, { recursive: true })
  const logFile = join(folder, 'site.log')
  const port = await freePort()
  const start = performance.now()
  const child = spawnServer(script, logFile, { ...variables, PORT: String(port) })
  const exited = once(child, 'exit')
  await waitFor(script, START_LIMIT_MS, async () => {
    if (child.exitCode !== null) return true
    return (await fetch(`http://127.0.0.1:${port}/api/services`)).ok
  })
  if (child.pid === undefined || child.exitCode !== null)
    throw new Error(`${script} did not start:\n${readFileSync(logFile, 'utf8').slice(-2000)}`)
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    child.kill(signal)
    await exited
  }
  return { port, pid: child.pid, startMs: performance.now() - start, end }
}

/** Starts the real site on a folder, like `npm start`, with its log in `site.log`; resolves when it answers. */
export const startSite = (dataDir: string, variables: Variables = {}): Promise<ServerProcess> =>
  startServer('start.ts', dataDir, { LIMITES: 'off', DATA_DIR: dataDir, ...variables })

/** Starts the bare server with the catalogue of a site, and orders in an empty database if there is one. */
export const startReference = (folder: string, site: ServerProcess, databaseUrl = ''): Promise<ServerProcess> =>
  startServer('bench/reference-server.ts', join(folder, 'bare'), {
    CATALOGUE_URL: `http://127.0.0.1:${site.port}/api/services`,
    DATABASE_URL: databaseUrl,
  })
