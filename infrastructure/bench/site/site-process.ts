import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#infrastructure/database/embedded/free-port'
import { waitFor } from './wait-for.ts'

const START = join(import.meta.dirname, '../../start.ts')
const REPOSITORY = join(import.meta.dirname, '../../..')
const START_LIMIT_MS = 60_000

/** The real site, as `npm start` runs it, in a process of its own. */
export type SiteProcess = {
  readonly port: number
  readonly pid: number
  /** From the start of the process to the first catalogue, in ms. */
  readonly startMs: number
  /** Ends with the signal; resolves when the process is gone. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

const environmentOf = (dataDir: string, port: number, variables: Readonly<Record<string, string>>) => ({
  PATH: process.env['PATH'],
  PG_BIN_DIR: process.env['PG_BIN_DIR'],
  NODE_ENV: 'production',
  LIMITES: 'off',
  DATA_DIR: dataDir,
  PORT: String(port),
  ...variables,
})

const spawnSite = (dataDir: string, port: number, variables: Readonly<Record<string, string>>) => {
  mkdirSync(dataDir, { recursive: true })
  const log = openSync(join(dataDir, 'site.log'), 'a')
  const child = spawn(process.execPath, [START], {
    cwd: REPOSITORY,
    env: environmentOf(dataDir, port, variables),
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  return child
}

/** Starts the site on a folder, its log in `site.log` there, and waits until it answers. */
export const startSite = async (
  dataDir: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<SiteProcess> => {
  const port = await freePort()
  const start = performance.now()
  const child = spawnSite(dataDir, port, variables)
  const exited = once(child, 'exit')
  const opened = waitFor('the site', START_LIMIT_MS, async () => {
    if (child.exitCode !== null) return true
    return (await fetch(`http://127.0.0.1:${port}/api/services`)).ok
  })
  await opened
  if (child.pid === undefined || child.exitCode !== null)
    throw new Error(`the site did not start:\n${readFileSync(join(dataDir, 'site.log'), 'utf8').slice(-2000)}`)
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    child.kill(signal)
    await exited
  }
  return { port, pid: child.pid, startMs: performance.now() - start, end }
}
