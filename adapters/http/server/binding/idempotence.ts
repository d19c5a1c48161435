import { createHash } from 'node:crypto'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { pipe } from '#fp/function'
import type { CleInvalide } from '#adapters/http/contract/refusals/commande'
import { IDEMPOTENT_REPLAYED } from '#adapters/http/contract/route'
import type { Idempotence } from '#application/prestation/idempotence'

/** Keys of objects in order, so that two writings of one request are one text. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, canonical(inner)]),
  )
}

/** The hash of what a request says. */
export const fingerprintOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest('hex')

/** The key of a request, if it has one; refuses a key that is not 1 to 200 printable characters. */
export const readKey = (cle: string | undefined): E.Either<CleInvalide, O.Option<string>> => {
  if (cle === undefined) return E.right(O.none)
  return /^[\x20-\x7e]{1,200}$/.test(cle) ? E.right(O.some(cle)) : E.left({ _tag: 'CleInvalide' })
}

/** The key of a request and the hash of what it says. */
export const readIdempotence = (cle: string | undefined, body: unknown): E.Either<CleInvalide, O.Option<Idempotence>> =>
  pipe(readKey(cle), E.map(O.map((donnee) => ({ cle: donnee, empreinte: fingerprintOf(body) }))))

/** What tells that a request had been answered before. */
export const replayed = (rejoue: boolean): { readonly headers?: Readonly<Record<string, string>> } =>
  rejoue ? { headers: { [IDEMPOTENT_REPLAYED]: 'true' } } : {}
