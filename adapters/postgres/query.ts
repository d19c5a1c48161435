import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { flow, pipe } from '#fp/function'
import { type PortFailure, portFailure } from '#application/shared/port-failure'

export const Instant = new t.Type<Date>(
  'Instant',
  (u): u is Date => u instanceof Date,
  (u, context) => (u instanceof Date && !Number.isNaN(u.getTime()) ? t.success(u) : t.failure(u, context)),
  (date) => date,
)

/** A `timestamptz` inside a JSON value: a text in ISO 8601. */
export const InstantJson = new t.Type<Date, string>(
  'InstantJson',
  Instant.is,
  (u, context) => {
    const instant = new Date(typeof u === 'string' ? u : Number.NaN)
    return Number.isNaN(instant.getTime()) ? t.failure(u, context) : t.success(instant)
  },
  (date) => date.toISOString(),
)

export const Bytes = new t.Type<Uint8Array>(
  'Bytes',
  (u): u is Uint8Array => u instanceof Uint8Array,
  (u, context) => (u instanceof Uint8Array ? t.success(u) : t.failure(u, context)),
  (bytes) => bytes,
)

export const orNull = <A, B>(codec: t.Type<A, B>) => t.union([codec, t.null])

export type RowCodec<A> = Pick<t.Decoder<unknown, A>, 'decode'>

export const mapped = <A, B>(codec: RowCodec<A>, make: (row: A) => B): RowCodec<B> => ({
  decode: flow(codec.decode, E.map(make)),
})

export const joined = <A, B, C>(one: RowCodec<A>, other: RowCodec<B>, make: (one: A, other: B) => C): RowCodec<C> => ({
  decode: (row) =>
    pipe(
      one.decode(row),
      E.flatMap((a) =>
        pipe(
          other.decode(row),
          E.map((b) => make(a, b)),
        ),
      ),
    ),
})

/** The columns of a table, each under the name of its field: `p.cree_le as "creeLe"`. */
export const columnsOf = (fields: t.Props, table: string): string =>
  Object.keys(fields)
    .map((field) => {
      const column = field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
      return column === field ? `${table}.${column}` : `${table}.${column} as "${field}"`
    })
    .join(', ')

const WithCode = t.type({ code: t.string })

// SQLSTATE classes 22 and 23: a value that no column can hold, a violated constraint.
const REFUSED = /^2[23][0-9A-Z]{3}$/

export const databaseFailure =
  (port: string) =>
  (cause: unknown): PortFailure => ({
    ...portFailure(port)(cause),
    ...(WithCode.is(cause) && REFUSED.test(cause.code) ? { refused: true } : {}),
  })

export const query = <A>(port: string, ask: () => PromiseLike<A>): TE.TaskEither<PortFailure, A> =>
  TE.tryCatch(async () => ask(), databaseFailure(port))

export type Result = { readonly rows: readonly unknown[] }

// Names of columns, without the first entry, which is the row itself. The values may be personal and are not logged.
const namesOf = (errors: t.Errors): string =>
  errors
    .map(({ context }) =>
      context
        .slice(1)
        .map(({ key }) => key)
        .join('.'),
    )
    .join(', ')

export const decodeRows =
  <A>(port: string, codec: RowCodec<A>) =>
  ({ rows }: Result): E.Either<PortFailure, readonly A[]> =>
    pipe(
      t.readonlyArray(t.unknown).decode(rows),
      E.flatMap(E.traverseArray(codec.decode)),
      E.mapLeft((errors) => portFailure(port)(new Error(`unreadable row: ${namesOf(errors)}`))),
    )

const Nombre = t.strict({ nombre: t.number })

type Bindings = Readonly<Record<string, unknown>>

/** A statement that each connection parses and plans once. `names` are its values, called `$1`, `$2`… in `text`. */
export type Prepared = { readonly name: string; readonly names: readonly string[]; readonly text: string }

/** Prepares a long, frequent statement: its names are numbered once, not at each run. */
export const prepared = (name: string, sql: string): Prepared => {
  const names = [...new Set(sql.match(/(?<=:)[a-z]\w*/g))]
  return { name, names, text: sql.replace(/:([a-z]\w*)/g, (_, value: string) => `$${names.indexOf(value) + 1}`) }
}

/** A second more than a statement may run, in milliseconds: a server that has not ended it by then is silent. knex begins and ends transactions without it. */
const SILENCE = { query_timeout: 16_000 }

export const ask = (knex: Knex, sql: string | Prepared, bindings: Bindings): PromiseLike<Result> => {
  if (typeof sql === 'string') return knex.raw<Result>(sql, bindings).options(SILENCE)
  const { name, names, text } = sql
  return knex.raw<Result>(text).options({ ...SILENCE, name, values: names.map((value) => bindings[value]) })
}

export const many = <A>(
  knex: Knex,
  port: string,
  codec: RowCodec<A>,
  sql: string | Prepared,
  bindings: Bindings = {},
): TE.TaskEither<PortFailure, readonly A[]> =>
  pipe(
    query(port, () => ask(knex, sql, bindings)),
    TE.flatMapEither(decodeRows(port, codec)),
  )

export const oneOrNone = <A>(
  knex: Knex,
  port: string,
  codec: RowCodec<A>,
  sql: string | Prepared,
  bindings: Bindings = {},
): TE.TaskEither<PortFailure, O.Option<A>> =>
  pipe(
    many(knex, port, codec, sql, bindings),
    TE.map(([row]) => O.fromNullable(row)),
  )

export const one = <A>(
  knex: Knex,
  port: string,
  codec: RowCodec<A>,
  sql: string,
  bindings: Bindings = {},
): TE.TaskEither<PortFailure, A> =>
  pipe(
    oneOrNone(knex, port, codec, sql, bindings),
    TE.flatMap(TE.fromOption(() => portFailure(port)(new Error('a statement answered no row')))),
  )

export const count = (
  knex: Knex,
  port: string,
  sql: string,
  bindings: Bindings = {},
): TE.TaskEither<PortFailure, number> =>
  pipe(
    one(knex, port, Nombre, sql, bindings),
    TE.map(({ nombre }) => nombre),
  )

export const run = (knex: Knex, port: string, sql: string, bindings: Bindings = {}): TE.TaskEither<PortFailure, void> =>
  pipe(
    query(port, () => ask(knex, sql, bindings)),
    TE.asUnit,
  )

/** Unwraps a reading; throws the cause of a failure, so that the surrounding transaction is rolled back. */
export const orThrow = async <A>(reading: TE.TaskEither<PortFailure, A>): Promise<A> => {
  const read = await reading()
  if (E.isLeft(read)) throw read.left.cause
  return read.right
}
