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
