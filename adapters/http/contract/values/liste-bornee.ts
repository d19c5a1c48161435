import * as t from 'io-ts'
import { described } from '../openapi/json-schema.ts'

/** Elements that are read where a rule of the domain says how many there may be; what is longer is no list of a form. */
const ELEMENTS_MAX = 20

/** A list whose length is looked at before its elements: the cost of reading wrong ones grows with the square of their number. */
export const listeBornee = <A>(element: t.Type<A, unknown>, max = ELEMENTS_MAX): t.Type<readonly A[], unknown> => {
  const liste = t.readonlyArray(element)
  return described(
    new t.Type<readonly A[], unknown>(
      'ListeBornee',
      (u): u is readonly A[] => Array.isArray(u) && u.length <= max && liste.is(u),
      (u, context) =>
        Array.isArray(u) && u.length > max
          ? t.failure(u, context, `${max} éléments au plus.`)
          : liste.validate(u, context),
      (elements) => liste.encode(elements),
    ),
    { maxItems: max },
    liste,
  )
}
