import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import type { LotsDeLignes } from '#application/ports/export-reader'
import { decodeRows, type Result } from '../rows.ts'

/** Rows of one fetch: a few hundred kilobytes of text. */
const LOT = 500

/** A reader that stopped asking holds the transaction no longer. */
const OUBLI = "set local idle_in_transaction_session_timeout = '2min'"

/** Calls at most once. */
const once = (work: () => Promise<void>): (() => Promise<void>) => {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}

const begin = async (knex: Knex, onEnd: () => void): Promise<Knex.Transaction> => {
  try {
    return await knex.transaction({ isolationLevel: 'repeatable read', readOnly: true })
  } catch (error) {
    onEnd()
    throw error
  }
}

/**
 * Reads a statement with a cursor of the server, in a read-only transaction that sees one instant: neither side ever holds
 * the whole. It ends, and tells so once, with the last row, at a failure, or when its reader stops.
 */
export const openCursor = async <L>(
  knex: Knex,
  { sql, codec }: { readonly sql: string; readonly codec: t.Decoder<unknown, L> },
  onEnd: () => void,
): Promise<LotsDeLignes<L>> => {
  const trx = await begin(knex, onEnd)
  const end = once(async () => {
    await trx.rollback().catch(() => undefined)
    onEnd()
  })
  const orEnd = async <A>(work: () => Promise<A>): Promise<A> => {
    try {
      return await work()
    } catch (error) {
      await end()
      throw error
    }
  }
  const fetch = async (): Promise<readonly L[]> => {
    const rows = decodeRows('export', codec)(await trx.raw<Result>(`fetch ${LOT} from extrait`))
    if (E.isLeft(rows)) throw rows.left.cause
    return rows.right
  }
  await orEnd(async () => {
    await trx.raw(OUBLI)
    await trx.raw(`declare extrait no scroll cursor for ${sql}`)
  })
  const next = async (): Promise<IteratorResult<readonly L[], undefined>> => {
    const lot = trx.isCompleted() ? [] : await orEnd(fetch)
    if (lot.length > 0) return { done: false, value: lot }
    await end()
    return { done: true, value: undefined }
  }
  const stop = async (): Promise<IteratorResult<readonly L[], undefined>> => {
    await end()
    return { done: true, value: undefined }
  }
  return { [Symbol.asyncIterator]: () => ({ next, return: stop }) }
}
