import type * as t from 'io-ts'
import type { Knex } from 'knex'
import * as TE from '#fp/TaskEither'
import type { LignesDExtrait, Quoi } from '#application/export/extrait'
import type { ExportReader, LotsDeLignes } from '#application/ports/export-reader'
import { portFailure } from '#application/shared/port-failure'
import { orEnd, readAtOneInstant, type Reading } from '../one-instant.ts'
import { many, orThrow, query } from '../query.ts'
import { SOURCES } from './export-rows.ts'

/** Rows of one fetch: a few hundred kilobytes of text. */
const LOT = 500

export type Source<L> = { readonly sql: string; readonly codec: t.Decoder<unknown, L> }

const fetchLot = async <L>({ trx }: Reading, codec: Source<L>['codec']): Promise<readonly L[]> => {
  if (trx.isCompleted()) return []
  return orThrow(many(trx, 'export', codec, `fetch ${LOT} from extrait`))
}

/**
 * Reads a statement with a cursor of the server, in a read-only transaction that sees one instant: neither side ever holds
 * the whole. It ends, and tells so once, with the last row, at a failure, or when its reader stops.
 */
const openCursor = async <L>(knex: Knex, { sql, codec }: Source<L>, onEnd: () => void): Promise<LotsDeLignes<L>> => {
  const reading = await readAtOneInstant(knex, onEnd)
  await orEnd(reading, async () => reading.trx.raw(`declare extrait no scroll cursor for ${sql}`))
  const stop = async (): Promise<IteratorResult<readonly L[], undefined>> => {
    await reading.end()
    return { done: true, value: undefined }
  }
  const next = async (): Promise<IteratorResult<readonly L[], undefined>> => {
    const value = await orEnd(reading, () => fetchLot(reading, codec))
    return value.length > 0 ? { done: false, value } : stop()
  }
  return { [Symbol.asyncIterator]: () => ({ next, return: stop }) }
}

const PORT = 'export'

/** Readings at once: each holds a connection of the pool for as long as somebody downloads. */
const LECTURES_MAX = 3

/** Everything of one kind, read from PostgreSQL while it is written out. */
export const makePostgresExportReader = (knex: Knex): ExportReader => {
  let lectures = 0
  const finir = (): void => {
    lectures -= 1
  }
  const ouvrir = <Q extends Quoi>(quoi: Q) => {
    lectures += 1
    return openCursor<LignesDExtrait[Q]>(knex, SOURCES[quoi], finir)
  }
  return {
    ouvrir: (quoi) =>
      lectures < LECTURES_MAX
        ? query(PORT, () => ouvrir(quoi))
        : TE.left(portFailure(PORT)(new Error('too many exports at once'))),
  }
}
