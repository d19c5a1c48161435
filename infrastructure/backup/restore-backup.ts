import type { Knex } from 'knex'
import { suspendForeignKeys, suspendTriggers, useTextForms, writeRows } from '#adapters/postgres/sauvegarde/write-rows'
import { readTables, type Table } from '#adapters/postgres/sauvegarde/catalogue'
import { writeSequences } from '#adapters/postgres/sauvegarde/sequences'
import { alignSchema } from '../database/align-schema.ts'
import { lockSchema, migrate } from '../database/migrate.ts'
import type { Header } from './backup-format.ts'
import { backupRefusal } from './backup-refusal.ts'
import { readBackup } from './read-backup.ts'
import type { Progress } from './write-backup.ts'

export type RestoreOptions = {
  readonly path: string
  readonly progress: Progress
  readonly signal: AbortSignal
  /** The folder of the migrations; that of this version by default. */
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

/**
 * Replaces the content of the database by that of a backup with an accepted header, then migrates the schema, all in
 * one transaction during which no site can start. On any failure it rejects, and nothing has changed.
 */
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
