import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What the `postmaster.pid` of a data folder says about the server that holds it. */
export type LockFile = { readonly pid: number; readonly port: number; readonly ready: boolean }

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const pathOf = (data: string): string => join(data, 'postmaster.pid')

/** The lock of a data folder, undefined when there is none; an unreadable one is an error, never an absence. */
export const readLockFile = (data: string): LockFile | undefined => {
  try {
    const lines = readFileSync(pathOf(data), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** `foreign`: the number was given again to a program that is not PostgreSQL, usual after a container's restart. */
export type ProcessState = 'running' | 'foreign' | 'gone'

const SERVER_NAME = /postgres|postmaster/

const stateByLinux = (pid: number): ProcessState => {
  const [, name, letter] = /\((.*)\) (\w)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  // A zombie is dead but keeps its number until its parent asks for it.
  if (letter === 'Z' || letter === 'X') return 'gone'
  return name !== undefined && SERVER_NAME.test(name) ? 'running' : 'foreign'
}

const stateBySignal = (pid: number): ProcessState => {
  try {
    process.kill(pid, 0)
    return 'running'
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? 'running' : 'gone'
  }
}

/** What stands behind a server's process number. */
export const serverState = (pid: number): ProcessState => {
  if (!Number.isInteger(pid) || pid <= 0) return 'gone'
  if (process.platform !== 'linux') return stateBySignal(pid)
  try {
    return stateByLinux(pid)
  } catch {
    return 'gone'
  }
}

/** The server that really runs on a data folder, if any. */
export const runningServer = (data: string): LockFile | undefined => {
  const lock = readLockFile(data)
  return lock !== undefined && serverState(lock.pid) === 'running' ? lock : undefined
}

/** Removes a lock whose number now belongs to another program: PostgreSQL itself would refuse to start for ever. */
export const dropForeignLock = (data: string): void => {
  const lock = readLockFile(data)
  if (lock !== undefined && serverState(lock.pid) === 'foreign') rmSync(pathOf(data), { force: true })
}
