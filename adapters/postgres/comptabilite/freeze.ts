import type { Knex } from 'knex'
import * as TE from '#fp/TaskEither'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import { orEnd, type Reading, readAtOneInstant } from '../one-instant.ts'
import { query } from '../query.ts'

const PORT = 'comptabilité'

/** Instants kept at once: each holds a connection of the pool for as long as somebody downloads. */
const INSTANTS_MAX = 2

const keep = async (knex: Knex, patience: number, onEnd: () => void): Promise<Reading> => {
  const reading = await readAtOneInstant(knex, onEnd)
  await orEnd(reading, async () => reading.trx.raw('select 1'))
  const timer = setTimeout(() => void reading.end(), patience).unref()
  const end = async (): Promise<void> => {
    clearTimeout(timer)
    await reading.end()
  }
  return { trx: reading.trx, end }
}

/** Readings of one instant, a few at once: whoever rests two minutes, or is not done after `patience` milliseconds, loses theirs. */
export const freezer = (knex: Knex, patience: number): (() => TE.TaskEither<PortFailure, Reading>) => {
  let kept = 0
  const onEnd = (): void => {
    kept -= 1
  }
  return () => {
    if (kept >= INSTANTS_MAX) return TE.left(portFailure(PORT)(new Error('too many archives at once')))
    kept += 1
    return query(PORT, () => keep(knex, patience, onEnd))
  }
}
