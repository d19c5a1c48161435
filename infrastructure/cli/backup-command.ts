import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Sauvegarder, SecretSauvegarde } from '#adapters/cli/commands/sauvegarde'
import { writeBackup } from '../backup/write-backup.ts'
import type { Environment } from '../config/environment.ts'
import type { CliSettings } from './cli-settings.ts'
import { attempt, refused } from './failure-sentence.ts'
import { withExistingDatabase } from './with-database.ts'

/** The secret that signs links, if it is in DATA_DIR. */
const secretOf = ({ jwtSecret, dataDir }: Environment): string | null => {
  const path = join(dataDir, 'secret')
  return jwtSecret === null && existsSync(path) ? readFileSync(path, 'utf8').trim() : null
}

const whereIs = (secret: string | null, { jwtSecret }: Environment): SecretSauvegarde => {
  if (secret !== null) return 'inclus'
  return jwtSecret === null ? 'aucun' : 'ailleurs'
}

/** Refuses to overwrite a file without `--ecraser`; an empty file, as a script creates it, may be overwritten. */
export const checkPath = (path: string, ecraser: boolean): void => {
  const folder = dirname(path)
  if (!existsSync(folder)) throw refused(`Le dossier ${folder} n’existe pas.`)
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isDirectory() === true) throw refused(`${path} est un dossier\u00a0: donnez un nom de fichier.`)
  if (found?.isFile() === false) throw refused(`${path} n’est pas un fichier ordinaire\u00a0: choisissez un autre nom.`)
  if (found !== undefined && found.size > 0 && !ecraser) {
    throw refused(`${path} existe déjà\u00a0: choisissez un autre nom, ou ajoutez --ecraser.`)
  }
}

export const makeSauvegarder =
  (settings: CliSettings): Sauvegarder =>
  ({ fichier, ecraser, avancement }) =>
    attempt(async () => {
      const path = resolve(fichier)
      checkPath(path, ecraser)
      const secret = secretOf(settings.environment)
      const options = { path, secret, instant: new Date(), progress: avancement, signal: settings.signal }
      const { tables, rows, bytes } = await withExistingDatabase(settings, ({ knex }) => writeBackup(knex, options))
      return { fichier: path, octets: bytes, tables, lignes: rows, secret: whereIs(secret, settings.environment) }
    })
