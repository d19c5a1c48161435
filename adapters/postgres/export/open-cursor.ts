import type * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import type { LotsDeLignes } from '#application/ports/export-reader'
import { decodeRows, type Result } from '../rows.ts'

/** Rows of one fetch: a few hundred kilobytes of text. */
const LOT = 500

/** A reader that stopped asking holds the transaction no longer. */
const OUBLI = "set local idle_in_transaction_session_timeout = '2min'"

export type Source<L> = { readonly sql: string; readonly codec: t.Decoder<unknown, L> }

/** A transaction that is undone once, whoever asks first. */
type Reading = { readonly trx: Knex.Transaction; readonly end: () => Promise<void> }

const begin = async (knex: Knex, onEnd: () => void): Promise<Reading> => {
  try {
    const trx = await knex.transaction({ isolationLevel: 'repeatable read', readOnly: true })
    let ended: Promise<void> | undefined
    const undo = async (): Promise<void> => {
      await trx.rollback().catch(() => undefined)
      onEnd()
    }
    const end = (): Promise<void> => {
      ended ??= undo()
      return ended
    }
    return { trx, end }
  } catch (error) {
    onEnd()
    throw error
  }
}

/** Work after whose failure nothing is held any more. */
const orEnd = async <A>({ end }: Reading, work: () => Promise<A>): Promise<A> => {
  try {
    return await work()
  } catch (error) {
    await end()
    throw error
  }
}

const fetchLot = async <L>({ trx }: Reading, codec: Source<L>['codec']): Promise<readonly L[]> => {
  if (trx.isCompleted()) return []
  const rows = decodeRows('export', codec)(await trx.raw<Result>(`fetch ${LOT} from extrait`))
  if (E.isLeft(rows)) throw rows.left.cause
  return rows.right
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
  const reading = await begin(knex, onEnd)
  await orEnd(reading, async () => {
    await reading.trx.raw(OUBLI)
    await reading.trx.raw(`declare extrait no scroll cursor for ${sql}`)
  })
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
