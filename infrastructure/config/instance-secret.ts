import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = 'secret'

const readSecret = (path: string): string => readFileSync(path, 'utf8').trim()

const isExisting = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST'

/** The secret of this installation: made once with 256 bits of chance, readable by its owner only. */
export const instanceSecret = (dataDir: string): string => {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, FILE)
  try {
    writeFileSync(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!isExisting(error)) throw error
  }
  return readSecret(path)
}
