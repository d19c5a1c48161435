import type { Knex } from 'knex'
import * as TE from '#fp/TaskEither'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import { query } from './query.ts'

/** Ends a transaction whose reader has stopped reading. */
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

/** A read-only transaction on a snapshot taken by its first query. `onEnd` is called once, when it ends. */
export const readAtOneInstant = async (knex: Knex, onEnd: () => void): Promise<Reading> => {
  const reading = await begin(knex, onEnd)
  await orEnd(reading, async () => reading.trx.raw(OUBLI))
  return reading
}

/** Limits the readings at once: each holds a connection of the pool during a download. */
export const atMost = (max: number, port: string) => {
  let readings = 0
  const onEnd = (): void => {
    readings -= 1
  }
  return <A>(start: (onEnd: () => void) => Promise<A>): TE.TaskEither<PortFailure, A> => {
    if (readings >= max) return TE.left(portFailure(port)(new Error('too many readings at once')))
    readings += 1
    return query(port, () => start(onEnd))
  }
}
