import type { Knex } from 'knex'
import { existsSync, readFileSync, statSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type {
  Sauvegarder,
  SecretSauvegarde,
  BilanRestauration,
  Contenu,
  Restaurer,
} from '#adapters/cli/commands/sauvegarde'
import { makePostgresOutbox } from '#adapters/postgres/courrier/postgres-outbox'
import { MIGRATIONS_FOLDER } from '#adapters/postgres/migrations-folder'
import { countRows, countSiteConnections, readMigrations, readTables } from '#adapters/postgres/sauvegarde/catalogue'
import { restoreBackup, restoreSecret, secretFate, writeBackup } from '#infrastructure/backup/backup'
import { type Header, checkBackup } from '../backup/read-backup.ts'
import type { Environment } from '../config/environment.ts'
import { attempt, refused, orReject } from './failure-sentence.ts'
import { noteBackup } from './storage-checks.ts'
import { type CliSettings, withExistingDatabase, databaseExists, withDatabase } from './with-database.ts'

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
      noteBackup(settings.environment.dataDir, options.instant)
      return { fichier: path, octets: bytes, tables, lignes: rows, secret: whereIs(secret, settings.environment) }
    })

type Request = Parameters<Restaurer>[0]

const knownMigrations = (): readonly string[] =>
  readdirSync(MIGRATIONS_FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .toSorted()

const NEWER = 'vient d’une version plus récente du site\u00a0: mettez d’abord le programme à jour.'

const checkHeader = ({ migrations }: Header): void => {
  const known = knownMigrations()
  if (!migrations.every((name) => known.includes(name))) throw refused(`Cette sauvegarde ${NEWER}`)
}

const readContent = async (knex: Knex): Promise<readonly Contenu[]> => {
  const content: Contenu[] = []
  for (const table of await readTables(knex)) content.push({ table: table.nom, lignes: await countRows(knex, table) })
  return content
}

const readTarget = async (knex: Knex): Promise<readonly Contenu[]> => {
  const known = knownMigrations()
  const present = await readMigrations(knex)
  const content = await readContent(knex)
  if (present === null && content.length > 0)
    throw refused('Cette base est celle d’un autre programme\u00a0: voyez DATABASE_URL.')
  if (present !== null && !present.every((name) => known.includes(name))) throw refused(`Cette base ${NEWER}`)
  return content
}

const describeContent = (content: readonly Contenu[]): string =>
  content
    .filter(({ lignes }) => lignes > 0)
    .map(({ table, lignes }) => `${table} ${lignes}`)
    .join(', ')

const checkReplaceable = async (knex: Knex, content: readonly Contenu[], { remplacer }: Request): Promise<void> => {
  const held = describeContent(content)
  if (held !== '' && !remplacer) {
    throw refused(
      `La base contient des données (${held})\u00a0: ajoutez --remplacer pour les effacer, --simulation pour comparer.`,
    )
  }
  if ((await countSiteConnections(knex)) > 0) {
    throw refused(
      'Un site utilise cette base\u00a0: arrêtez-le d’abord, sur toutes les machines (voir «\u00a0aide restauration\u00a0»).',
    )
  }
}

type Balance = Pick<BilanRestauration, 'remplace' | 'courrielsEnAttente'>

const restoreInto = async (knex: Knex, header: Header, request: Request, settings: CliSettings): Promise<Balance> => {
  const remplace = await readTarget(knex)
  if (request.simulation) return { remplace, courrielsEnAttente: 0 }
  await checkReplaceable(knex, remplace, request)
  const { signal } = settings
  await restoreBackup(knex, header, { path: resolve(request.fichier), progress: request.avancement, signal })
  const { enAttente } = await orReject(makePostgresOutbox(knex).etat(new Date()))
  return { remplace, courrielsEnAttente: enAttente }
}

const NOTHING: Balance = { remplace: [], courrielsEnAttente: 0 }

const runRestore = async (settings: CliSettings, request: Request): Promise<BilanRestauration> => {
  const { dataDir, jwtSecret } = settings.environment
  const header = await checkBackup(resolve(request.fichier), settings.signal)
  checkHeader(header)
  const balance =
    request.simulation && !databaseExists(settings)
      ? NOTHING
      : await withDatabase(settings, ({ knex }) => restoreInto(knex, header, request, settings))
  const keepSecret = request.simulation ? secretFate : restoreSecret
  return {
    ...balance,
    creeLe: new Date(header.creeLe),
    contenu: header.contenu,
    schema: { fichier: header.migrations.at(-1) ?? '', apres: knownMigrations().at(-1) ?? '' },
    secret: await keepSecret(header.secret, dataDir, jwtSecret),
  }
}

/** Checks the file and the database, then restores; the secret comes last, after the database is committed. */
export const makeRestaurer =
  (settings: CliSettings): Restaurer =>
  (request) =>
    attempt(() => runRestore(settings, request))
