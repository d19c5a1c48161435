import { hash } from 'node:crypto'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { pipe } from '#fp/function'
import type { CleInvalide } from '#adapters/http/contract/refusals/commandes'
import type { CleDeMessageInvalide } from '#adapters/http/contract/refusals/messages'
import { IDEMPOTENT_REPLAYED } from '#adapters/http/contract/route'
import type { Idempotence } from '#application/prestation/idempotence'
import { texteCanonique } from '#domain/shared/texte-canonique'

/** Hash of the content of a request, whatever its formatting. */
export const fingerprintOf = (body: unknown): string => hash('sha256', texteCanonique(body))

/** The key of a message, if any; refuses a key that is not 1 to 200 printable characters. */
export const readKey = (cle: string | undefined): E.Either<CleDeMessageInvalide, O.Option<string>> => {
  if (cle === undefined) return E.right(O.none)
  return /^[\x20-\x7e]{1,200}$/.test(cle) ? E.right(O.some(cle)) : E.left({ _tag: 'CleDeMessageInvalide' })
}

/** The key of an order, and the hash of its content. */
export const readIdempotence = (cle: string | undefined, body: unknown): E.Either<CleInvalide, O.Option<Idempotence>> =>
  pipe(
    readKey(cle),
    E.bimap(
      () => ({ _tag: 'CleInvalide' }),
      O.map((donnee) => ({ cle: donnee, empreinte: fingerprintOf(body) })),
    ),
  )

/** The header that marks a repeated answer. */
export const replayed = (rejoue: boolean): { readonly headers?: Readonly<Record<string, string>> } =>
  rejoue ? { headers: { [IDEMPOTENT_REPLAYED]: 'true' } } : {}
