import { open, readdir, rename, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { isAlive } from '../database/embedded/data-folder.ts'

const MINE = `.atelier-${hostname()}-`

const abandonedIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => {
    const [, pid] = name.endsWith('.tmp') ? name.slice(0, -4).split(MINE) : []
    return pid !== undefined && /^\d+$/.test(pid) && (Number(pid) === process.pid || !isAlive(Number(pid)))
  })

/** A rename is durable once its folder is synced; Windows has no such step. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}

/** A new file for the owner only: neither an existing file nor a link is written to. */
export const NEW_FILE = { mode: 0o600, flags: 'wx', flush: true } as const

/** The file appears whole or not at all. The draft of a killed program is deleted by the next one. */
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
