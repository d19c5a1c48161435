import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

import { type Binaries, programOf } from './binaries.ts'
import { freePort } from './free-port.ts'
import { readLockFile } from './lock-file.ts'
import { runCommand, serverEnvironment } from './run-command.ts'
import type { Account } from './server-account.ts'

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

// Our end of its input closes however we end, killed included; the shell then asks the server for a fast shutdown. It ignores
// the signals of a Ctrl-C or of a service manager, which are ours to pass on.
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

const TEST_FLAGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']
const LIMITS = ['max_connections=40', 'shared_buffers=32MB', 'max_wal_size=256MB']
const LOOPBACK_ONLY = ['listen_addresses=127.0.0.1', 'unix_socket_directories=']

const spawnServer = ({ binaries, account, data, durable }: ServerSettings, port: number) => {
  const settings = [...LOOPBACK_ONLY, ...LIMITS, ...(durable ? [] : TEST_FLAGS)].flatMap((setting) => ['-c', setting])
  const command = [programOf(binaries.folder, 'postgres'), '-D', data, '-p', String(port), ...settings]
  const [program = '', ...parameters] = windows ? command : ['/bin/sh', '-c', KEEPER, 'keeper', ...command]
  const identity = account === undefined ? {} : { uid: account.uid, gid: account.gid }
  return spawn(program, parameters, { cwd: '/', env: serverEnvironment(), detached: !windows, ...identity })
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

// A server that nobody stops must not keep the program alive, its input closes with us; one being stopped must.
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
  const limit = new AbortController()
  const tooLate = delay(STOP_LIMIT, 'late', { signal: limit.signal, ref: false }).catch(() => 'stopped')
  const outcome = await Promise.race([exited, tooLate])
  limit.abort()
  if (outcome === 'late' && child.pid !== undefined) process.kill(windows ? child.pid : -child.pid, 'SIGQUIT')
}

// Another start won, a dead server is not buried yet, or the port was taken meanwhile: worth another try.
const PASSING = /lock file "postmaster.pid"|pre-existing shared memory|could not bind|could not create any TCP/

const watchExit = (child: ChildProcessWithoutNullStreams): Promise<number> =>
  new Promise((resolve) => {
    child.once('error', () => resolve(-1))
    child.once('close', (code) => resolve(code ?? -1))
  })

const untilReady = async (data: string, port: number, over: AbortSignal): Promise<'ready' | 'late'> => {
  const limit = performance.now() + START_LIMIT
  for (;;) {
    const lock = readLockFile(data)
    if (lock?.port === port && lock.ready) return 'ready'
    if (over.aborted || performance.now() > limit) return 'late'
    await delay(10)
  }
}

/** Starts the server and waits until it accepts connections; undefined when it lost a race and may be tried again. */
export const startServer = async (settings: ServerSettings): Promise<ServerProcess | undefined> => {
  const port = await freePort()
  const child = spawnServer(settings, port)
  child.stdin.on('error', () => undefined)
  const tail = keepLog(child, settings.log)
  const exited = watchExit(child)
  const stop = (): Promise<void> => stopServer(child, exited, settings)
  const over = new AbortController()
  const outcome = await Promise.race([exited, untilReady(settings.data, port, over.signal)])
  over.abort()
  if (outcome === 'ready') {
    setWaited(child, 'unref')
    return { port, exited, stop }
  }
  await stop()
  if (PASSING.test(tail())) return undefined
  throw new Error(`the database server did not start (${outcome}): ${tail().trim()}`)
}
