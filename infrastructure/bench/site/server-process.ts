import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '#infrastructure/database/embedded/server-process'

const REPOSITORY = join(import.meta.dirname, '../../..')
const START_LIMIT_MS = 60_000
const EVERY_MS = 10

/** Repeats `ask` until it answers true; an error counts as false. Rejects with `what` after the limit, in ms. */
export const waitFor = async (what: string, limitMs: number, ask: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + limitMs
  while (!(await ask().catch(() => false))) {
    if (performance.now() > end) throw new Error(`${what}: not after ${limitMs} ms`)
    await delay(EVERY_MS)
  }
}

export type Variables = Readonly<Record<string, string>>

export type ServerProcess = {
  readonly port: number
  readonly pid: number
  /** Milliseconds from the start of the process to its first answer, the catalogue. */
  readonly startMs: number
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

/** Linux reports processor time in hundredths of a second. */
const MS_PER_TICK = 10

const NAME_END = ') '

/** The processor time in ms from a line of `/proc/PID/stat`; with `ended`, ended children are included. */
export const cpuOf = (stat: string, ended: boolean): number => {
  // The fields after the process name, which may contain spaces: fields 14 to 17 of proc(5) have the indexes 11 to 14.
  const fields = stat.slice(stat.lastIndexOf(NAME_END) + NAME_END.length).split(' ')
  return fields.slice(11, ended ? 15 : 13).reduce((sum, ticks) => sum + Number(ticks), 0) * MS_PER_TICK
}

/** The memory of a process in MB, with its share of shared pages, from `/proc/PID/smaps_rollup`. */
export const memoryOf = (rollup: string): number => Number(/^Pss: +(\d+) kB$/m.exec(rollup)?.[1] ?? Number.NaN) / 1024

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

const childrenOf = (pid: number): readonly number[] =>
  read(pid, `task/${pid}/children`)
    .split(' ')
    .filter((word) => word !== '')
    .map(Number)

export const processCpu = (pid: number): number => {
  const stat = read(pid, 'stat')
  return stat === '' ? Number.NaN : cpuOf(stat, false)
}

/** Processor time in ms of a database server and its connection processes, ended ones included. */
export const databaseCpu = (pid: number | undefined): number => {
  const stat = pid === undefined ? '' : read(pid, 'stat')
  if (pid === undefined || stat === '') return Number.NaN
  return childrenOf(pid).reduce((sum, child) => sum + (processCpu(child) || 0), cpuOf(stat, true))
}

export const processMemory = (pid: number): number => memoryOf(read(pid, 'smaps_rollup'))

/** A folder outside the repository: if root runs the bench, the database account must be able to enter it. */
export const makeTemporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-bench-'))
  chmodSync(folder, 0o755)
  return folder
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })

const portOf = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no TCP port is free on 127.0.0.1')
  return address.port
}

const HOUSE = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [5.5538, 46.6742] },
  properties: {
    label: '12 Rue du Commerce 39000 Lons-le-Saunier',
    name: '12 Rue du Commerce',
    housenumber: '12',
    street: 'Rue du Commerce',
    city: 'Lons-le-Saunier',
    postcode: '39000',
    context: '39, Jura, Bourgogne-Franche-Comté',
    type: 'housenumber',
    score: 0.97,
  },
}

/** Starts a local address service that knows one house, so that the figures do not depend on another machine. */
export const startAddressStub = async (): Promise<{ readonly baseUrl: string; readonly close: () => void }> => {
  const answer = JSON.stringify({ type: 'FeatureCollection', features: [HOUSE] })
  const server = createHttpServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(answer)
  })
  const port = await portOf(server)
  const close = (): void => {
    server.close()
    server.closeAllConnections()
  }
  return { baseUrl: `http://127.0.0.1:${port}/geocodage`, close }
}

/** Starts a mail server that never answers: mails stay in the database, and sending them costs nothing. */
export const startSilentMailServer = async (): Promise<{ readonly url: string; readonly close: () => void }> => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  })
  const port = await portOf(server)
  const close = (): void => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return { url: `smtp://127.0.0.1:${port}`, close }
}
