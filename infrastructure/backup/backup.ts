import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Knex } from 'knex'
import { join } from 'node:path'
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
import { MIGRATIONS_FOLDER } from '#adapters/postgres/migrations-folder'
import { readTables, type Table, readMigrations } from '#adapters/postgres/sauvegarde/catalogue'
import { giveToOwner, makeDataDir } from '#infrastructure/config/data-dir'
import { lockSchema, migrate, configOf } from '#infrastructure/database/migrate'
import { FORMAT, type Header, VERSION, backupRefusal, checkBackup, readBackup } from './read-backup.ts'
import { NEW_FILE, throughDraft } from './through-draft.ts'

export type Progress = (table: string, rows: number, total: number) => void

type BackupOptions = {
  readonly path: string
  readonly secret: string | null
  readonly instant: Date
  readonly progress: Progress
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

/** The file appears once it is complete and checked. Rejects with a `BackupRefusal`. */
export const writeBackup = (knex: Knex, options: BackupOptions): Promise<BackupReport> =>
  throughDraft(options.path, async (draft) => {
    await withSnapshot(knex, async (snapshot) => {
      if (snapshot.migrations.length === 0)
        throw backupRefusal('Cette base est vide\u00a0: il n’y a rien à sauvegarder.')
      await writeDraft(draft, snapshot, options)
    })
    const { contenu } = await checkBackup(draft, options.signal)
    const { size } = await stat(draft)
    return { tables: contenu.length, rows: contenu.reduce((sum, { lignes }) => sum + lignes, 0), bytes: size }
  })

type RestoreOptions = {
  readonly path: string
  readonly progress: Progress
  readonly signal: AbortSignal
  readonly migrations?: string
}

type Content = Header['contenu'][number]

const tableFor = (tables: readonly Table[], { table, colonnes }: Content): Table => {
  const found = tables.find(({ nom }) => nom === table)
  const columns = colonnes.flatMap((nom) => found?.colonnes.find((colonne) => colonne.nom === nom) ?? [])
  if (found === undefined || columns.length !== colonnes.length || columns.length !== found.colonnes.length) {
    throw backupRefusal(`La table ${table} de cette sauvegarde n’a pas les colonnes de son schéma.`)
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
    if (target === undefined) throw backupRefusal(`La table ${piece.table} n’est pas annoncée par cette sauvegarde.`)
    await writeRows(trx, target.into, piece.rows)
    const rows = (done.get(piece.table) ?? 0) + piece.rows.length
    done.set(piece.table, rows)
    options.progress(piece.table, rows, target.lignes)
    // Once the whole file is in memory, the stream no longer notices an abort.
    options.signal.throwIfAborted()
  }
}

/** One transaction during which no site can start. On any failure it rejects, and nothing has changed. */
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

/** A schema of other migrations is rebuilt: a restoration must not depend on untested `down` migrations. */
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

type SecretFate = 'absent' | 'inchange' | 'remis' | 'a_part'

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
