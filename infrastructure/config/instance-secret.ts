import { randomBytes, hkdfSync } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveToOwner, makeDataDir } from './data-dir.ts'

const FILE = 'secret'

const readSecret = (path: string): string => readFileSync(path, 'utf8').trim()

const isExisting = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST'

/** The secret of this installation: 256 random bits, made once, in a file that only its owner can read. */
export const instanceSecret = (dataDir: string): string => {
  makeDataDir(dataDir)
  const path = join(dataDir, FILE)
  try {
    writeFileSync(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
    giveToOwner(path, dataDir)
  } catch (error) {
    if (!isExisting(error)) throw error
  }
  return readSecret(path)
}

/** Length of the key in bytes: that of the hash of the tokens. */
const LENGTH = 32

/** The key of the session tokens, derived for this use only, so that no other signature passes for a token. */
export const sessionKey = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'atelier session token', LENGTH))
