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

/** Syncs a folder, which makes a rename durable; not needed on Windows. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}

/** Creates a file readable by the owner only; never writes to an existing file or link. */
export const NEW_FILE = { mode: 0o600, flags: 'wx', flush: true } as const

/** Writes a file whole or not at all. The draft of a killed program is deleted by the next one. */
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
