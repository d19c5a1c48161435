import type * as t from 'io-ts'
import type { Knex } from 'knex'
import type { LotsDeLignes } from '#application/ports/export-reader'
import { orEnd, type Reading, readAtOneInstant } from '../one-instant.ts'
import { many, orThrow } from '../query.ts'

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
export const openCursor = async <L>(
  knex: Knex,
  { sql, codec }: Source<L>,
  onEnd: () => void,
): Promise<LotsDeLignes<L>> => {
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
