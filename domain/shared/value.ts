import * as t from 'io-ts'
import * as E from '#fp/Either'
import { pipe } from '#fp/function'

export type Parse<A> = (input: string) => E.Either<string, A>

/** The codec of a text value, made from its parse rule, so that form, server and database agree. */
export const codecFrom = <A extends string>(name: string, parse: Parse<A>): t.Type<A, string> =>
  new t.Type<A, string>(
    name,
    (u): u is A => typeof u === 'string' && E.toUnion(parse(u)) === u,
    (u, context) =>
      pipe(
        parse(typeof u === 'string' ? u : ''),
        E.match(
          (message) => t.failure(u, context, message),
          (value) => t.success(value),
        ),
      ),
    (value) => value,
  )

export const orNull = <A, B>(codec: t.Type<A, B>) => t.union([codec, t.null])

type ClosedList<A extends readonly string[]> = t.Type<A[number], string> & { readonly values: A }

export const closedList = <const A extends readonly string[]>(
  name: string,
  values: A,
  message: string,
): ClosedList<A> => {
  const is = (u: unknown): u is A[number] => values.some((value) => value === u)
  const codec = new t.Type<A[number], string>(
    name,
    is,
    (u, context) => (is(u) ? t.success(u) : t.failure(u, context, message)),
    (value) => value,
  )
  return Object.assign(codec, { values })
}

export const isClosedList = (codec: t.Mixed): codec is ClosedList<readonly string[]> => 'values' in codec
