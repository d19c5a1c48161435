import * as t from 'io-ts'
import type { Knex } from 'knex'

const call = new t.Type<() => number>(
  'call',
  (u): u is () => number => typeof u === 'function',
  (u, context) => (typeof u === 'function' ? t.success(() => Number(u())) : t.failure(u, context)),
  (f) => f,
)

/** Connections of a pool: busy, idle, and requests waiting for one. */
export type PoolFigures = { readonly used: number; readonly free: number; readonly waiting: number }

const Pool = t.type({ numUsed: call, numFree: call, numPendingAcquires: call })

/** The present figures of a knex pool; `null` once it is closed. */
export const poolFigures = (knex: Knex): PoolFigures | null => {
  const pool: unknown = knex.client.pool
  if (!Pool.is(pool)) return null
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() }
}
