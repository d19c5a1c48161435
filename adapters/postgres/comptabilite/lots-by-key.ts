import type * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { LotsDeLignes } from '#application/ports/export-reader'
import type { PortFailure } from '#application/shared/port-failure'
import { many } from '../query.ts'

/** What is read, in an order that rows never change, from after a key on (`:apres`, `null` at first), so many at a time (`:lot`). */
export type KeyedSource<L> = {
  readonly sql: string
  readonly bindings: Readonly<Record<string, string>>
  readonly codec: t.Decoder<unknown, L>
  readonly keyOf: (line: L) => string
  readonly lot: number
}

const PORT = 'comptabilité'

const readLot = <L>(
  knex: Knex,
  { sql, bindings, codec, lot }: KeyedSource<L>,
  apres: string | null,
): TE.TaskEither<PortFailure, readonly L[]> => many(knex, PORT, codec, sql, { ...bindings, apres, lot })

const follow = async function* <L>(
  knex: Knex,
  source: KeyedSource<L>,
  first: readonly L[],
): AsyncGenerator<readonly L[], void, undefined> {
  let lot = first
  for (let last = lot.at(-1); last !== undefined; last = lot.at(-1)) {
    yield lot
    const next = await readLot(knex, source, source.keyOf(last))()
    if (E.isLeft(next)) throw next.left.cause
    lot = next.right
  }
}

/** Lots read one query at a time: however slowly somebody downloads, no connection is held meanwhile. */
export const lotsByKey = <L>(knex: Knex, source: KeyedSource<L>): TE.TaskEither<PortFailure, LotsDeLignes<L>> =>
  pipe(
    readLot(knex, source, null),
    TE.map((first) => follow(knex, source, first)),
  )
