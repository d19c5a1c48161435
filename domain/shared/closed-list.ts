import * as t from 'io-ts'

/** The codec of a closed list of words; the list stands once, in the order people expect. */
export const closedList = <const A extends readonly string[]>(
  name: string,
  values: A,
  message: string,
): t.Type<A[number], string> => {
  const is = (u: unknown): u is A[number] => values.some((value) => value === u)
  return new t.Type<A[number], string>(
    name,
    is,
    (u, context) => (is(u) ? t.success(u) : t.failure(u, context, message)),
    (value) => value,
  )
}
