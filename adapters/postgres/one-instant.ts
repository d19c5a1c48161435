import type { Knex } from 'knex'

/** Ends a transaction whose reader no longer reads. */
const OUBLI = "set local idle_in_transaction_session_timeout = '2min'"

export type Reading = { readonly trx: Knex.Transaction; readonly end: () => Promise<void> }

const readingOf = (trx: Knex.Transaction, onEnd: () => void): Reading => {
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
}

export const orEnd = async <A>({ end }: Reading, work: () => Promise<A>): Promise<A> => {
  try {
    return await work()
  } catch (error) {
    await end()
    throw error
  }
}

const begin = async (knex: Knex, onEnd: () => void): Promise<Reading> => {
  try {
    return readingOf(await knex.transaction({ isolationLevel: 'repeatable read', readOnly: true }), onEnd)
  } catch (error) {
    onEnd()
    throw error
  }
}

/** A read-only transaction on a snapshot taken by its first query. It tells once that it has ended. */
export const readAtOneInstant = async (knex: Knex, onEnd: () => void): Promise<Reading> => {
  const reading = await begin(knex, onEnd)
  await orEnd(reading, async () => reading.trx.raw(OUBLI))
  return reading
}
