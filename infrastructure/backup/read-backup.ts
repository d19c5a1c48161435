import * as E from '#fp/Either'
import * as t from 'io-ts'
import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { Sequence } from '#adapters/postgres/sauvegarde/rows'
import { refused } from '../cli/failure-sentence.ts'

const LOT_ROWS = 1_000
const LOT_BYTES = 4_000_000

const makeRowLot = () => {
  let rows: string[] = []
  let bytes = 0
  return {
    add: (row: string): boolean => {
      rows.push(row)
      bytes += row.length
      return rows.length >= LOT_ROWS || bytes >= LOT_BYTES
    },
    take: (): readonly string[] => {
      const taken = rows
      rows = []
      bytes = 0
      return taken
    },
  }
}

type Piece =
  | { readonly _tag: 'Header'; readonly header: Header }
  | { readonly _tag: 'Rows'; readonly table: string; readonly rows: readonly string[] }

const FOREIGN = 'Ce fichier n’est pas une sauvegarde de ce site.'
const DAMAGED = 'Cette sauvegarde est abîmée ou incomplète\u00a0: rien n’en est restauré.'

const parse = <A>(codec: t.Decoder<unknown, A>, line: Buffer): A | undefined => {
  try {
    const decoded = codec.decode(JSON.parse(line.toString()))
    return E.isRight(decoded) ? decoded.right : undefined
  } catch {
    return undefined
  }
}

const readHeader = (line: Buffer): Header => {
  const signature = parse(Signature, line)
  if (signature === undefined) throw refused(FOREIGN)
  if (signature.version !== VERSION) {
    const versions = `version ${signature.version}, ce programme lit la version ${VERSION}`
    throw refused(`Cette sauvegarde est d’un autre format (${versions})\u00a0: mettez le programme à jour.`)
  }
  const header = parse(Header, line)
  if (header === undefined) throw refused(DAMAGED)
  return header
}

const isRow = (line: Buffer): boolean => line.toString('latin1', 0, 1) === '['

const makeCounts = () => {
  const counts = new Map<string, number>()
  const add = (table: string, rows: number): void => {
    counts.set(table, (counts.get(table) ?? 0) + rows)
  }
  const fit = ({ contenu }: Header): boolean =>
    counts.size === contenu.length && contenu.every(({ table, lignes }) => counts.get(table) === lignes)
  return { add, fit }
}

type State = {
  readonly hash: Hash
  readonly lot: ReturnType<typeof makeRowLot>
  readonly counts: ReturnType<typeof makeCounts>
  header: Header | undefined
  table: string | undefined
  ended: boolean
}

const takeLot = ({ lot, counts, table }: State): readonly Piece[] => {
  const rows = lot.take()
  if (table === undefined || rows.length === 0) return []
  counts.add(table, rows.length)
  return [{ _tag: 'Rows', table, rows }]
}

const begin = (state: State, line: Buffer): readonly Piece[] => {
  const header = readHeader(line)
  state.header = header
  return [{ _tag: 'Header', header }]
}

const pass = (state: State, line: Buffer): readonly Piece[] => {
  const last = takeLot(state)
  const end = parse(End, line)
  state.table = parse(Section, line)?.table
  if (end === undefined && state.table === undefined) throw refused(DAMAGED)
  if (state.table !== undefined) state.counts.add(state.table, 0)
  if (end !== undefined && end.sha256 !== state.hash.copy().digest('hex')) throw refused(DAMAGED)
  state.ended = end !== undefined
  return last
}

const read = (state: State, line: Buffer): readonly Piece[] => {
  if (state.header === undefined) return begin(state, line)
  if (!isRow(line)) return pass(state, line)
  if (state.table === undefined) throw refused(DAMAGED)
  return state.lot.add(line.toString()) ? takeLot(state) : []
}

const makeInspection = () => {
  const state: State = {
    hash: createHash('sha256'),
    lot: makeRowLot(),
    counts: makeCounts(),
    header: undefined,
    table: undefined,
    ended: false,
  }
  return {
    accept: (line: Buffer): readonly Piece[] => {
      if (state.ended) throw refused(DAMAGED)
      const pieces = read(state, line)
      state.hash.update(line).update('\n')
      return pieces
    },
    finish: (): void => {
      if (state.header === undefined) throw refused(FOREIGN)
      if (!state.ended || !state.counts.fit(state.header)) throw refused(DAMAGED)
    },
    begun: (): boolean => state.header !== undefined,
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Reads a backup piece by piece. The check ends with the last piece, so the use of earlier ones must be undoable. */
export async function* readBackup(path: string, signal: AbortSignal): AsyncGenerator<Piece> {
  const inspection = makeInspection()
  const file = createReadStream(path, { signal })
  const unpacked = createGunzip()
  file.once('error', (error) => unpacked.destroy(error))
  try {
    for await (const line of splitLines(file.pipe(unpacked))) yield* inspection.accept(line)
    inspection.finish()
  } catch (error) {
    if (!codeOf(error).startsWith('Z_')) throw error
    throw refused(inspection.begun() ? DAMAGED : FOREIGN)
  } finally {
    file.destroy()
    unpacked.destroy()
  }
}

export const checkBackup = async (path: string, signal: AbortSignal): Promise<Header> => {
  let header: Header | undefined
  for await (const piece of readBackup(path, signal)) if (piece._tag === 'Header') header = piece.header
  if (header === undefined) throw refused(FOREIGN)
  return header
}

const NEWLINE = 0x0a

/** Splits bytes into lines, without their line ends. Node's readline would also split at U+2028, which texts may contain. */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = []
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)])
      rest = []
      start = end + 1
    }
    rest.push(chunk.subarray(start))
  }
  const last = Buffer.concat(rest)
  if (last.length > 0) yield last
}

/** The name of the format: compressed lines of JSON (a header, the name and rows of each table, an end). */
export const FORMAT = 'atelier-informatique/sauvegarde'
export const VERSION = 1

const Contenu = t.readonly(t.strict({ table: t.string, colonnes: t.readonlyArray(t.string), lignes: t.number }))

const Signature = t.strict({ format: t.literal(FORMAT), version: t.number })

const Instant = new t.Type<string>(
  'Instant',
  (u): u is string => typeof u === 'string' && !Number.isNaN(Date.parse(u)),
  (u, context) => (typeof u === 'string' && !Number.isNaN(Date.parse(u)) ? t.success(u) : t.failure(u, context)),
  (text) => text,
)

/** The first line. `secret`: the secret of DATA_DIR, if links depend on it. `migrations` identify the schema. */
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

const Section = t.strict({ table: t.string })

/** The last line: the SHA-256, in hexadecimal, of all lines before it. */
const End = t.strict({ fin: t.literal(true), sha256: t.string })
