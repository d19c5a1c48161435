import * as t from 'io-ts'

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
