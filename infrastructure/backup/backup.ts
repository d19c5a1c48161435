import type { Knex } from 'knex'
import { existsSync, readFileSync, statSync, readdirSync, createWriteStream, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type {
  Sauvegarder,
  SecretSauvegarde,
  BilanRestauration,
  Contenu,
  Restaurer,
  SortDuSecret,
} from '#adapters/cli/commands/sauvegarde'
import type { Avancement } from '#adapters/cli/progress'
import { makePostgresOutbox } from '#adapters/postgres/courrier/postgres-outbox'
import { orThrow } from '#adapters/postgres/query'
import { MIGRATIONS_FOLDER } from '#adapters/postgres/migrations-folder'
import {
  countRows,
  countSiteConnections,
  readMigrations,
  readTables,
  type Table,
} from '#adapters/postgres/sauvegarde/catalogue'
import { type Header, checkBackup, FORMAT, VERSION, readBackup } from './read-backup.ts'
import type { Environment } from '../config/environment.ts'
import { attempt, refused } from '../cli/failure-sentence.ts'
import { noteBackup } from '../cli/checks.ts'
import { type CliSettings, withExistingDatabase, databaseExists, withDatabase } from '../cli/with-database.ts'
import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import {
  type Snapshot,
  withSnapshot,
  suspendForeignKeys,
  suspendTriggers,
  useTextForms,
  writeRows,
  clearSchema,
  emptyTables,
  writeSequences,
} from '#adapters/postgres/sauvegarde/rows'
import { giveToOwner, makeDataDir } from '#infrastructure/config/data-dir'
import { lockSchema, migrate, configOf } from '#infrastructure/database/migrate'
import { NEW_FILE, throughDraft } from './through-draft.ts'

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
  const { enAttente } = await orThrow(makePostgresOutbox(knex).etat(new Date()))
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

type BackupOptions = {
  readonly path: string
  readonly secret: string | null
  readonly instant: Date
  readonly progress: Avancement
  readonly signal: AbortSignal
}

type BackupReport = { readonly tables: number; readonly rows: number; readonly bytes: number }

const headerOf = (snapshot: Snapshot, { secret, instant }: BackupOptions): Header => ({
  format: FORMAT,
  version: VERSION,
  creeLe: instant.toISOString(),
  migrations: snapshot.migrations,
  contenu: snapshot.tables.map(({ nom, colonnes, lignes }) => ({
    table: nom,
    colonnes: colonnes.map((colonne) => colonne.nom),
    lignes,
  })),
  sequences: snapshot.sequences,
  secret,
})

async function* contentOf(snapshot: Snapshot, options: BackupOptions): AsyncGenerator<string> {
  yield `${JSON.stringify(headerOf(snapshot, options))}\n`
  for (const table of snapshot.tables) {
    yield `${JSON.stringify({ table: table.nom })}\n`
    let done = 0
    for await (const lot of snapshot.lots(table)) {
      yield `${lot.join('\n')}\n`
      done += lot.length
      options.progress(table.nom, done, table.lignes)
    }
  }
}

async function* sealed(content: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const text of content) {
    hash.update(text)
    yield text
  }
  yield `${JSON.stringify({ fin: true, sha256: hash.digest('hex') })}\n`
}

const writeDraft = (draft: string, snapshot: Snapshot, options: BackupOptions): Promise<void> =>
  pipeline(Readable.from(sealed(contentOf(snapshot, options))), createGzip(), createWriteStream(draft, NEW_FILE), {
    signal: options.signal,
  })

/** Writes a backup. The file appears only when it is complete and checked; otherwise rejects with a sentence for the person. */
export const writeBackup = (knex: Knex, options: BackupOptions): Promise<BackupReport> =>
  throughDraft(options.path, async (draft) => {
    await withSnapshot(knex, async (snapshot) => {
      if (snapshot.migrations.length === 0) throw refused('Cette base est vide\u00a0: il n’y a rien à sauvegarder.')
      await writeDraft(draft, snapshot, options)
    })
    const { contenu } = await checkBackup(draft, options.signal)
    const { size } = await stat(draft)
    return { tables: contenu.length, rows: contenu.reduce((sum, { lignes }) => sum + lignes, 0), bytes: size }
  })

type RestoreOptions = Pick<BackupOptions, 'path' | 'progress' | 'signal'> & { readonly migrations?: string }

type Content = Header['contenu'][number]

const tableFor = (tables: readonly Table[], { table, colonnes }: Content): Table => {
  const found = tables.find(({ nom }) => nom === table)
  const columns = colonnes.flatMap((nom) => found?.colonnes.find((colonne) => colonne.nom === nom) ?? [])
  if (found === undefined || columns.length !== colonnes.length || columns.length !== found.colonnes.length) {
    throw refused(`La table ${table} de cette sauvegarde n’a pas les colonnes de son schéma.`)
  }
  return { ...found, colonnes: columns }
}

type Target = Content & { readonly into: Table }

const targetsOf = async (trx: Knex, { contenu }: Header): Promise<ReadonlyMap<string, Target>> => {
  const tables = await readTables(trx)
  return new Map(contenu.map((content) => [content.table, { ...content, into: tableFor(tables, content) }]))
}

const writePieces = async (trx: Knex, targets: ReadonlyMap<string, Target>, options: RestoreOptions) => {
  const done = new Map<string, number>()
  for await (const piece of readBackup(options.path, options.signal)) {
    if (piece._tag === 'Header') continue
    const target = targets.get(piece.table)
    if (target === undefined) throw refused(`La table ${piece.table} n’est pas annoncée par cette sauvegarde.`)
    await writeRows(trx, target.into, piece.rows)
    const rows = (done.get(piece.table) ?? 0) + piece.rows.length
    done.set(piece.table, rows)
    options.progress(piece.table, rows, target.lignes)
    // Once the whole file is in memory, the stream no longer notices an abort.
    options.signal.throwIfAborted()
  }
}

/** Restores in one transaction, during which no site can start. A failure rejects and changes nothing. */
export const restoreBackup = (knex: Knex, header: Header, options: RestoreOptions): Promise<void> =>
  knex.transaction(async (trx) => {
    await useTextForms(trx)
    // Fails instead of waiting if another session locks a table for long.
    await trx.raw("set local lock_timeout = '20s'")
    await lockSchema(trx)
    await alignSchema(trx, header.migrations, options.migrations)
    const putKeysBack = await suspendForeignKeys(trx)
    const putTriggersBack = await suspendTriggers(trx)
    await writePieces(trx, await targetsOf(trx, header), options)
    await writeSequences(trx, header.sequences)
    await trx.raw('set constraints all immediate')
    await putKeysBack()
    await putTriggersBack()
    await migrate(trx, options.migrations)
  })

/** Rebuilds the schema if its migrations differ: a restore must not depend on untested `down` migrations. */
const alignSchema = async (trx: Knex, wanted: readonly string[], directory = MIGRATIONS_FOLDER): Promise<void> => {
  const config = configOf(directory)
  const present = (await readMigrations(trx)) ?? []
  if (present.join() !== wanted.join()) {
    await clearSchema(trx)
    for (const name of wanted) await trx.migrate.up({ ...config, name })
  }
  // Migrations may have inserted rows, which the backup contains too.
  await emptyTables(trx)
}

const ASIDE = 'secret-restaure'
const FILE = 'secret'

export const secretFate = (secret: string | null, dataDir: string, jwtSecret: string | null): SortDuSecret => {
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

export const restoreSecret = async (
  secret: string | null,
  dataDir: string,
  jwtSecret: string | null,
): Promise<SortDuSecret> => {
  const fate = secretFate(secret, dataDir, jwtSecret)
  if (secret !== null && fate === 'remis') await writeSecret(dataDir, FILE, secret)
  if (secret !== null && fate === 'a_part') await writeSecret(dataDir, ASIDE, secret)
  return fate
}
