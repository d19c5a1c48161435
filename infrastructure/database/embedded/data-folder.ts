import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import type { PgConnection } from '../open-knex.ts'
import { type Account, type Binaries, programOf, runCommand } from './binaries.ts'

/** A database cluster on disk. It is renamed into place, so it exists whole or not at all. */
export type Cluster = { readonly folder: string; readonly data: string; readonly passwordFile: string }

const NAME = 'atelier'

const clusterAt = (folder: string): Cluster => ({
  folder,
  data: join(folder, 'data'),
  passwordFile: join(folder, 'password'),
})

export const clusterIn = (folder: string): Cluster => clusterAt(join(folder, 'postgres'))

const unreadable = (path: string, error: unknown): Error =>
  new Error(`${path} cannot be read: use the account that made it, or an empty folder`, { cause: error })

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw unreadable(path, error)
  }
}

/** The major version of the cluster; undefined without one. Refuses a folder that is not a cluster. */
export const clusterMajor = (cluster: Cluster): number | undefined =>
  existsSync(cluster.folder) ? Number.parseInt(read(join(cluster.data, 'PG_VERSION')), 10) : undefined

export const connectionTo = (cluster: Cluster, port: number): PgConnection => ({
  host: '127.0.0.1',
  port,
  user: NAME,
  password: read(cluster.passwordFile),
  database: NAME,
})

export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const removeIfQuiet = (folder: string): void => {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // An initdb that survived its killed parent is still writing; the next start removes its folder.
  }
}

const removeUnfinished = (cluster: Cluster): void => {
  const parent = dirname(cluster.folder)
  const prefix = `${basename(cluster.folder)}.tmp`
  const unfinished = readdirSync(parent).filter((name) => {
    const maker = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN
    return Number.isInteger(maker) && (maker === process.pid || !isAlive(maker))
  })
  for (const name of unfinished) removeIfQuiet(join(parent, name))
}

// The same sort order on every machine: the C locale. French sorting uses an explicit collation.
const localeOf = (major: number): readonly string[] =>
  major >= 17
    ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale=C', '--lc-ctype=C.UTF-8']

type Making = { readonly binaries: Binaries; readonly account: Account | undefined; readonly durable: boolean }

const fill = async (cluster: Cluster, { binaries, account, durable }: Making): Promise<void> => {
  const security = ['-U', NAME, '-A', 'scram-sha-256', '--pwfile', cluster.passwordFile, '--data-checksums']
  const speed = durable ? [] : ['--no-sync', '--wal-segsize=1']
  const made = await runCommand(
    programOf(binaries.folder, 'initdb'),
    ['-D', cluster.data, '-E', 'UTF8', ...localeOf(binaries.major), ...security, ...speed],
    { account },
  )
  if (made.code !== 0) throw new Error(`the database could not be created: ${made.stderr}`)
  const named = await runCommand(
    programOf(binaries.folder, 'postgres'),
    ['--single', '-D', cluster.data, ...(durable ? [] : ['-F']), 'postgres'],
    { account, input: `create database ${NAME};\n` },
  )
  if (named.code !== 0) throw new Error(`the database could not be named: ${named.stderr}`)
}

const prepare = (cluster: Cluster, account: Account | undefined): void => {
  mkdirSync(cluster.folder, { mode: 0o700 })
  writeFileSync(cluster.passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  if (account === undefined) return
  chownSync(cluster.folder, account.uid, account.gid)
  chownSync(cluster.passwordFile, account.uid, account.gid)
}

/** Creates the cluster if missing. An interrupted creation leaves none; of two at once, the first one stays. */
export const ensureCluster = async (cluster: Cluster, making: Making): Promise<void> => {
  removeUnfinished(cluster)
  if (existsSync(cluster.folder)) return
  const draft = clusterAt(`${cluster.folder}.tmp${process.pid}`)
  try {
    prepare(draft, making.account)
    await fill(draft, making)
    renameSync(draft.folder, cluster.folder)
  } catch (error) {
    rmSync(draft.folder, { recursive: true, force: true })
    if (!existsSync(cluster.folder)) throw error
  }
}

type LockFile = { readonly pid: number; readonly port: number; readonly ready: boolean }

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const pathOf = (data: string): string => join(data, 'postmaster.pid')

export const readLockFile = (data: string): LockFile | undefined => {
  try {
    const lines = readFileSync(pathOf(data), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** `foreign`: the process id now belongs to another program, as often after a container restart. */
type ProcessState = 'running' | 'foreign' | 'gone'

const SERVER_NAME = /postgres|postmaster/

const stateByLinux = (pid: number): ProcessState => {
  const [, name, letter] = /\((.*)\) (\w)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  // A zombie is dead, but keeps its id until its parent reaps it.
  if (letter === 'Z' || letter === 'X') return 'gone'
  return name !== undefined && SERVER_NAME.test(name) ? 'running' : 'foreign'
}

export const serverState = (pid: number): ProcessState => {
  if (!Number.isInteger(pid) || pid <= 0) return 'gone'
  if (process.platform !== 'linux') return isAlive(pid) ? 'running' : 'gone'
  try {
    return stateByLinux(pid)
  } catch {
    return 'gone'
  }
}

export const runningServer = (data: string): LockFile | undefined => {
  const lock = readLockFile(data)
  return lock !== undefined && serverState(lock.pid) === 'running' ? lock : undefined
}

/** Removes a lock file whose process id belongs to another program: PostgreSQL would refuse to start for ever. */
export const dropForeignLock = (data: string): void => {
  const lock = readLockFile(data)
  if (lock !== undefined && serverState(lock.pid) === 'foreign') rmSync(pathOf(data), { force: true })
}
