import type * as t from 'io-ts'
import type { RefusalTag } from '../refusals/catalogue.ts'
import type { Access } from '../route.ts'

/** A route as the documentation reads it, whatever its types. */
export type DocumentedRoute = {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly params: t.Mixed
  readonly query: t.Mixed
  readonly body: t.Mixed
  readonly reply:
    | { readonly kind: 'json'; readonly status: number; readonly codec: t.Mixed; readonly bare: boolean }
    | { readonly kind: 'page'; readonly status: number; readonly codec: t.Mixed }
    | { readonly kind: 'file'; readonly status: number; readonly mediaType: string }
    | { readonly kind: 'stream'; readonly status: number; readonly mediaType: string }
  readonly refusals: readonly RefusalTag[]
}
