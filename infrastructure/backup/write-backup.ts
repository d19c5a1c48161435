import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Knex } from 'knex'
import { type Snapshot, withSnapshot } from '#adapters/postgres/sauvegarde/read-snapshot'
import { FORMAT, type Header, VERSION, backupRefusal } from './backup-format.ts'
import { checkBackup } from './read-backup.ts'
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
