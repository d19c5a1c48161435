import { open, readdir, rename, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { isAlive } from '../database/embedded/data-folder.ts'

const MINE = `.atelier-${hostname()}-`

/** Drafts in this folder whose program was killed, on this machine. */
const abandonedIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => {
    const [, pid] = name.endsWith('.tmp') ? name.slice(0, -4).split(MINE) : []
    return pid !== undefined && /^\d+$/.test(pid) && (Number(pid) === process.pid || !isAlive(Number(pid)))
  })

/** A rename is on the disk once its folder is; Windows has no such step. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}

/** For the owner alone, and new: neither an existing file nor a link is written through. */
export const NEW_FILE = { mode: 0o600, flags: 'wx', flush: true } as const

/**
 * Lets `write` fill a draft beside `path`, then puts it in the place of `path`, were that a link: a file appears whole or not at
 * all. No draft is left; that of a program that was killed goes with the next one written into the same folder.
 */
export const throughDraft = async <A>(path: string, write: (draft: string) => Promise<A>): Promise<A> => {
  const folder = dirname(path)
  for (const name of await abandonedIn(folder)) await rm(join(folder, name), { force: true })
  const draft = join(folder, `.${basename(path)}${MINE}${process.pid}.tmp`)
  try {
    const written = await write(draft)
    await rename(draft, path)
    await syncFolder(folder)
    return written
  } finally {
    await rm(draft, { force: true })
  }
}
