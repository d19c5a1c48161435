import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveToOwner, makeDataDir } from '../config/data-dir.ts'
import { NEW_FILE, throughDraft } from './through-draft.ts'

/** The file for the secret of a backup when JWT_SECRET is set. */
const ASIDE = 'secret-restaure'
const FILE = 'secret'

export type SecretFate = 'absent' | 'inchange' | 'remis' | 'a_part'

/** What will happen to the secret of a backup; `null` when it has none. */
export const secretFate = (secret: string | null, dataDir: string, jwtSecret: string | null): SecretFate => {
  if (secret === null) return 'absent'
  if (jwtSecret !== null) return jwtSecret === secret ? 'inchange' : 'a_part'
  const path = join(dataDir, FILE)
  return existsSync(path) && readFileSync(path, 'utf8').trim() === secret ? 'inchange' : 'remis'
}

const writeSecret = (dataDir: string, name: string, secret: string): Promise<void> => {
  makeDataDir(dataDir)
  return throughDraft(join(dataDir, name), async (draft) => {
    const { mode, flags: flag, flush } = NEW_FILE
    writeFileSync(draft, `${secret}\n`, { mode, flag, flush })
    giveToOwner(draft, dataDir)
  })
}

/** Writes the secret of a backup to DATA_DIR, or to a file beside when JWT_SECRET is set. */
export const restoreSecret = async (
  secret: string | null,
  dataDir: string,
  jwtSecret: string | null,
): Promise<SecretFate> => {
  const fate = secretFate(secret, dataDir, jwtSecret)
  if (secret !== null && fate === 'remis') await writeSecret(dataDir, FILE, secret)
  if (secret !== null && fate === 'a_part') await writeSecret(dataDir, ASIDE, secret)
  return fate
}
