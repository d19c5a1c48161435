import * as t from 'io-ts'
import { Sequence } from '#adapters/postgres/sauvegarde/sequences'

/** Compressed lines of JSON: a header, each table's name and its rows, an end. */
export const FORMAT = 'atelier-informatique/sauvegarde'
export const VERSION = 1

const Contenu = t.readonly(t.strict({ table: t.string, colonnes: t.readonlyArray(t.string), lignes: t.number }))

export const Signature = t.strict({ format: t.literal(FORMAT), version: t.number })

const Instant = new t.Type<string>(
  'Instant',
  (u): u is string => typeof u === 'string' && !Number.isNaN(Date.parse(u)),
  (u, context) => (typeof u === 'string' && !Number.isNaN(Date.parse(u)) ? t.success(u) : t.failure(u, context)),
  (text) => text,
)

/** The first line. `secret` is that of DATA_DIR, when links depend on it; `migrations` identify the schema. */
export const Header = t.readonly(
  t.strict({
    format: t.literal(FORMAT),
    version: t.literal(VERSION),
    creeLe: Instant,
    migrations: t.readonlyArray(t.string),
    contenu: t.readonlyArray(Contenu),
    sequences: t.readonlyArray(Sequence),
    secret: t.union([t.string, t.null]),
  }),
)

export type Header = t.TypeOf<typeof Header>

export const Section = t.strict({ table: t.string })

/** The last line: the SHA-256, in hexadecimal, of all lines before it. */
export const End = t.strict({ fin: t.literal(true), sha256: t.string })

/** The file is damaged, no backup, or of another version; the message is a sentence for the person. */
type BackupRefusal = { readonly _tag: 'BackupRefusal'; readonly phrase: string }

/** Thrown inside streams and transactions to roll them back; caught within this folder. */
export const backupRefusal = (phrase: string): BackupRefusal => ({ _tag: 'BackupRefusal', phrase })

export const isBackupRefusal = (u: unknown): u is BackupRefusal =>
  typeof u === 'object' && u !== null && '_tag' in u && u._tag === 'BackupRefusal'
