import * as t from 'io-ts'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { pipe } from '#fp/function'
import { type PortFailure, portFailure } from '#application/shared/port-failure'

/** What the driver answers to one statement. */
export type Result = { readonly rows: readonly unknown[] }

/** A `timestamptz`, which the driver reads as a Date. */
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

// The first of a context is the row itself. Names of columns without their values, which may be personal and would end in the log.
const columnsOf = (errors: t.Errors): string =>
  errors
    .map(({ context }) =>
      context
        .slice(1)
        .map(({ key }) => key)
        .join('.'),
    )
    .join(', ')

/** The rows of an answer; one that the codec refuses is a failure of the port. */
export const decodeRows =
  <A>(port: string, codec: t.Decoder<unknown, A>) =>
  ({ rows }: Result): E.Either<PortFailure, readonly A[]> =>
    pipe(
      t.readonlyArray(t.unknown).decode(rows),
      E.flatMap(E.traverseArray(codec.decode)),
      E.mapLeft((errors) => portFailure(port)(new Error(`unreadable row: ${columnsOf(errors)}`))),
    )

/** The row of an answer that has at most one. */
export const decodeRow =
  <A>(port: string, codec: t.Decoder<unknown, A>) =>
  (result: Result): E.Either<PortFailure, O.Option<A>> =>
    pipe(
      decodeRows(port, codec)(result),
      E.map(([row]) => O.fromNullable(row)),
    )
