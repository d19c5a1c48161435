import { createHash } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

import { makeDataDir } from '../../config/data-dir.ts'
import { type Account, type Binaries, canReach, programOf } from './binaries.ts'
import { clusterIn } from './data-folder.ts'

/** The folder used if the account of the server cannot enter the configured one, as in a checkout under /root. */
const SHELTER = '/var/lib/atelier-informatique'

const NOTE = 'DATABASE-IS-ELSEWHERE.txt'

const nameOf = (account: Account | undefined): string => account?.name ?? 'this account'

// The account of the server must be able to enter, whatever our umask.
const makeOpenFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
}

const copyOnce = (from: string, to: string): void => {
  if (existsSync(to)) return
  const copy = `${to}.tmp${process.pid}`
  makeOpenFolder(dirname(to))
  cpSync(from, copy, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(copy, to)
  } catch {
    rmSync(copy, { recursive: true, force: true })
  }
}

export const reachableBinaries = async (
  binaries: Binaries,
  account: Account | undefined,
  shelter = SHELTER,
): Promise<Binaries> => {
  if (await canReach(account, programOf(binaries.folder, 'postgres'))) return binaries
  const home = join(shelter, `postgresql-${binaries.version}`)
  copyOnce(dirname(binaries.folder), home)
  const copied = { ...binaries, folder: join(home, basename(binaries.folder)) }
  if (await canReach(account, programOf(copied.folder, 'postgres'))) return copied
  throw new Error(`the account ${nameOf(account)} can run neither ${binaries.folder} nor its copy ${copied.folder}`)
}

/** The folder of the database configured in `folder`: itself, or the one named by a note in it. */
export const homeOf = (folder: string): string => {
  const note = join(folder, NOTE)
  return existsSync(note) ? (readFileSync(note, 'utf8').split('\n')[0] ?? folder) : resolve(folder)
}

const moveToShelter = (folder: string, account: Account | undefined, shelter: string): string => {
  if (existsSync(clusterIn(folder).folder))
    throw new Error(
      `the account ${nameOf(account)}, which runs the database, can no longer enter ${folder}: open its parent folders again (no empty database is started elsewhere)`,
    )
  const home = join(shelter, `data-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)
  makeOpenFolder(shelter)
  makeOpenFolder(home)
  writeFileSync(
    join(folder, NOTE),
    `${home}\nThe database of this folder is kept there: the account ${nameOf(account)}, which runs it, cannot enter ${folder}.\n`,
  )
  return home
}

/** A folder that the server can enter; if it is the shelter, a note in `folder` names it. Refuses to replace an existing database by an empty one. */
export const reachableFolder = async (
  folder: string,
  account: Account | undefined,
  shelter = SHELTER,
): Promise<string> => {
  const asked = resolve(folder)
  makeDataDir(asked)
  const home = homeOf(asked)
  if (!existsSync(home))
    throw new Error(`the database of ${asked} was kept in ${home}, which is gone: restore it, or remove ${NOTE}`)
  if (home !== asked || (await canReach(account, asked))) return home
  return moveToShelter(asked, account, shelter)
}
