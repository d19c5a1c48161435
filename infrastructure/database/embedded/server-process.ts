import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

import { type Account, type Binaries, programOf, runCommand, serverEnvironment } from './binaries.ts'
import { readLockFile } from './data-folder.ts'

/** By default Linux gives outgoing connections the ports from here on; other systems, those from 49,152 on (RFC 6335). */
const FIRST_OUTGOING_PORT = 32_768
const FIRST_PORT = 20_000
const TRIES = 100

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

/** A port of 127.0.0.1 that no outgoing connection takes before its server does. */
export const freePort = async (): Promise<number> => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = randomInt(FIRST_PORT, FIRST_OUTGOING_PORT)
    if (await isFree(port)) return port
  }
  throw new Error('no TCP port is free on 127.0.0.1')
}

export type ServerProcess = { readonly port: number; readonly exited: Promise<number>; stop(): Promise<void> }

export type ServerSettings = {
  readonly binaries: Binaries
  readonly account: Account | undefined
  readonly data: string
  readonly durable: boolean
  readonly log: (line: string) => void
}

const windows = process.platform === 'win32'
const START_LIMIT = 60_000
const STOP_LIMIT = 15_000

// The shell waits on its input, which closes however we end, killed included, then asks for a fast shutdown.
const KEEPER = `exec 3<&0
"$@" </dev/null 3<&- &
server=$!
trap '' INT TERM HUP
(read -r _ <&3; kill -INT $server) 2>/dev/null &
watcher=$!
wait $server
code=$?
kill -9 $watcher 2>/dev/null
exit $code`

// Each worker of the tests keeps its connections from file to file.
const TEST_FLAGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200']
const LIMITS = ['max_connections=40', 'max_wal_size=256MB']
const LOOPBACK_ONLY = ['listen_addresses=127.0.0.1', 'unix_socket_directories=']

const spawnServer = ({ binaries, account, data, durable }: ServerSettings, port: number) => {
  const settings = [...LOOPBACK_ONLY, ...LIMITS, ...(durable ? [] : TEST_FLAGS)].flatMap((setting) => ['-c', setting])
  const command = [programOf(binaries.folder, 'postgres'), '-D', data, '-p', String(port), ...settings]
  const [program = '', ...parameters] = windows ? command : ['/bin/sh', '-c', KEEPER, 'keeper', ...command]
  return spawn(program, parameters, { cwd: '/', env: serverEnvironment(), detached: !windows, ...account })
}

const keepLog = (child: ChildProcessWithoutNullStreams, log: (line: string) => void): (() => string) => {
  let tail = ''
  child.stdout.resume()
  child.stderr.on('data', (chunk: Buffer) => {
    const text = chunk.toString()
    tail = (tail + text).slice(-2000)
    text.split('\n').filter(Boolean).forEach(log)
  })
  return () => tail
}

// A running server must not keep the program alive, since it ends with us; a server being stopped must.
const setWaited = (child: ChildProcessWithoutNullStreams, action: 'ref' | 'unref'): void => {
  child[action]()
  for (const stream of [child.stdin, child.stdout, child.stderr]) if (stream instanceof Socket) stream[action]()
}

const stopServer = async (
  child: ChildProcessWithoutNullStreams,
  exited: Promise<number>,
  { binaries, account, data }: ServerSettings,
): Promise<void> => {
  setWaited(child, 'ref')
  child.stdin.end()
  if (windows) await runCommand(programOf(binaries.folder, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast'], { account })
  const late = await Promise.race([exited.then(() => false), delay(STOP_LIMIT, true, { ref: false })])
  if (late && child.pid !== undefined) process.kill(windows ? child.pid : -child.pid, 'SIGQUIT')
}

// Failures worth a retry: another start was faster, a dead server has not quite ended, or the port was taken meanwhile.
const PASSING = /lock file "postmaster.pid"|pre-existing shared memory|could not bind|could not create any TCP/

const watchExit = (child: ChildProcessWithoutNullStreams): Promise<number> =>
  new Promise((resolve) => {
    child.once('error', () => resolve(-1))
    child.once('close', (code) => resolve(code ?? -1))
  })

const hasEnded = ({ pid, exitCode, signalCode }: ChildProcessWithoutNullStreams): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null

const untilReady = async (data: string, port: number, child: ChildProcessWithoutNullStreams): Promise<boolean> => {
  const limit = performance.now() + START_LIMIT
  while (!hasEnded(child) && performance.now() < limit) {
    const lock = readLockFile(data)
    if (lock?.port === port && lock.ready) return true
    await delay(10)
  }
  return false
}

/** Starts the server, and waits until it accepts connections; undefined if it lost a race and may be retried. */
export const startServer = async (settings: ServerSettings): Promise<ServerProcess | undefined> => {
  const port = await freePort()
  const child = spawnServer(settings, port)
  child.stdin.on('error', () => undefined)
  const tail = keepLog(child, settings.log)
  const exited = watchExit(child)
  const stop = (): Promise<void> => stopServer(child, exited, settings)
  if (await untilReady(settings.data, port, child)) {
    setWaited(child, 'unref')
    return { port, exited, stop }
  }
  const outcome = hasEnded(child) ? await exited : 'late'
  await stop()
  if (PASSING.test(tail())) return undefined
  throw new Error(`the database server did not start (${outcome}): ${tail().trim()}`)
}

type SupervisedServer = { readonly port: () => number; readonly stop: () => Promise<void> }

const FIRST_DELAY = 100
const LONGEST_DELAY = 10_000
const SOUND_AFTER = 60_000

/** Supervises a server; when `restart` returns undefined or rejects, it is retried. */
export const superviseServer = (
  first: ServerProcess,
  restart: () => Promise<ServerProcess | undefined>,
  log: (line: string) => void,
): SupervisedServer => {
  const stopping = new AbortController()
  let current = first
  const retry = async (attempt: number): Promise<ServerProcess | undefined> => {
    await delay(Math.min(FIRST_DELAY * 2 ** attempt, LONGEST_DELAY), undefined, { signal: stopping.signal, ref: false })
    return restart().catch((error: unknown) => {
      log(`the database server could not be started again: ${String(error)}`)
      return undefined
    })
  }
  const watch = async (): Promise<void> => {
    let attempt = 0
    while (!stopping.signal.aborted) {
      const since = performance.now()
      const code = await current.exited
      if (stopping.signal.aborted) return
      log(`the database server ended unexpectedly (code ${code}): starting it again`)
      if (performance.now() - since > SOUND_AFTER) attempt = 0
      let next: ServerProcess | undefined
      while (next === undefined && !stopping.signal.aborted) next = await retry(attempt++)
      current = next ?? current
    }
  }
  const watched = watch().catch(() => undefined)
  return {
    port: () => current.port,
    stop: async () => {
      stopping.abort()
      await current.stop()
      await watched
      await current.stop()
    },
  }
}
