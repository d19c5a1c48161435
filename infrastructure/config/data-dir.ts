import { chmodSync, chownSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { clusterIn } from '../database/embedded/data-folder.ts'
import { type Account, serverAccount } from '../database/embedded/binaries.ts'

const isRoot = (): boolean => process.getuid?.() === 0

/** Root alone can run without one: then there is no embedded database either. */
const accountOf = (dataDir: string): Account | null => {
  try {
    return serverAccount(clusterIn(dataDir).folder) ?? null
  } catch {
    return null
  }
}

/**
 * Makes the folder of the installation unless it exists, closed to all but its owner whatever the umask: of root, the account
 * that runs the embedded database, which has to pass. One that somebody made stays as they made it.
 */
export const makeDataDir = (dataDir: string): void => {
  if (existsSync(dataDir)) return
  mkdirSync(dirname(dataDir), { recursive: true })
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o700)
  const account = isRoot() ? accountOf(dataDir) : null
  if (account !== null) chownSync(dataDir, account.uid, account.gid)
}

/** What root writes into the folder belongs to whose folder it is, or the site could not read it. */
export const giveToOwner = (path: string, dataDir: string): void => {
  if (!isRoot()) return
  const { uid, gid } = statSync(dataDir)
  chownSync(path, uid, gid)
}
