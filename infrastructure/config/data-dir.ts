import { chmodSync, chownSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { clusterIn } from '../database/embedded/data-folder.ts'
import { type Account, serverAccount } from '../database/embedded/binaries.ts'

const isRoot = (): boolean => process.getuid?.() === 0

/** The account that owns the data; `null` if there is only root, and then no embedded database. */
const accountOf = (dataDir: string): Account | null => {
  try {
    return serverAccount(clusterIn(dataDir).folder) ?? null
  } catch {
    return null
  }
}

/** Makes a folder readable by its owner only. If root runs the site, the owner is the account of the embedded database. */
export const makeDataDir = (dataDir: string): void => {
  if (existsSync(dataDir)) return
  mkdirSync(dirname(dataDir), { recursive: true })
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o700)
  const account = isRoot() ? accountOf(dataDir) : null
  if (account !== null) chownSync(dataDir, account.uid, account.gid)
}

/** Gives a file that root wrote to the owner of the folder, since the site could not read it otherwise. */
export const giveToOwner = (path: string, dataDir: string): void => {
  if (!isRoot()) return
  const { uid, gid } = statSync(dataDir)
  chownSync(path, uid, gid)
}
