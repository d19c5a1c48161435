import * as t from 'io-ts'
import { pipe } from '#fp/function'
import * as E from '#fp/Either'
import { described } from '../openapi/json-schema.ts'

/** A list of at most so many elements; absent reads as empty. */
export const listeBornee = <A>(element: t.Type<A, unknown>, max: number): t.Type<readonly A[], unknown> => {
  const liste = t.readonlyArray(element)
  return described(
    new t.Type<readonly A[], unknown>(
      'ListeBornee',
      (u): u is readonly A[] => liste.is(u) && u.length <= max,
      (u, context) =>
        pipe(
          liste.validate(u ?? [], context),
          E.flatMap((elements) =>
            elements.length <= max ? t.success(elements) : t.failure(u, context, `${max} lignes au plus.`),
          ),
        ),
      (elements) => liste.encode(elements),
    ),
    { maxItems: max },
    liste,
  )
}
