import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the secret of a backup goes when JWT_SECRET rules instead. */
const ASIDE = 'secret-restaure'
const FILE = 'secret'

export type SecretFate = 'absent' | 'inchange' | 'remis' | 'a_part'

/** What would become of the secret of a backup, `null` when it has none. */
export const secretFate = (secret: string | null, dataDir: string, jwtSecret: string | null): SecretFate => {
  if (secret === null) return 'absent'
  if (jwtSecret !== null) return jwtSecret === secret ? 'inchange' : 'a_part'
  const path = join(dataDir, FILE)
  return existsSync(path) && readFileSync(path, 'utf8').trim() === secret ? 'inchange' : 'remis'
}

const writeSecret = (dataDir: string, name: string, secret: string): void => {
  mkdirSync(dataDir, { recursive: true })
  const draft = join(dataDir, `${name}.${randomBytes(4).toString('hex')}.tmp`)
  try {
    writeFileSync(draft, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true })
    renameSync(draft, join(dataDir, name))
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Puts the secret of a backup where the site finds it, or beside the place when JWT_SECRET rules. */
export const restoreSecret = (secret: string | null, dataDir: string, jwtSecret: string | null): SecretFate => {
  const fate = secretFate(secret, dataDir, jwtSecret)
  if (secret !== null && fate === 'remis') writeSecret(dataDir, FILE, secret)
  if (secret !== null && fate === 'a_part') writeSecret(dataDir, ASIDE, secret)
  return fate
}
