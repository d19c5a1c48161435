import * as t from 'io-ts'

/** Who may call: everybody, anybody logged in, a client with a password of their own, the owner. */
export type Access = 'tous' | 'session' | 'client' | 'admin'

export type Decoder<A> = t.Type<A, unknown>

/** JSON in the envelope `{ success, message, data }`, without it if `bare`; `stream`: a file sent while it is written. */
export type Reply<R> =
  | { readonly kind: 'json'; readonly status: 200 | 201 | 202; readonly codec: Decoder<R>; readonly bare: boolean }
  | { readonly kind: 'page'; readonly status: 200; readonly codec: Decoder<R> }
  | { readonly kind: 'stream' | 'file'; readonly status: 200; readonly mediaType: string; readonly codec: Decoder<R> }

export type Route<P, Q, B, R, Tag extends string = string, A extends Access = Access> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path, with its parameters in braces: `/api/geo/villes/{postcode}`. */
  readonly path: string
  readonly summary: string
  readonly access: A
  readonly params: Decoder<P>
  readonly query: Decoder<Q>
  readonly body: Decoder<B>
  readonly reply: Reply<R>
  /** The tags of its refusals, besides those of its access; `refusals/` gives the answer of each. */
  readonly refusals: readonly Tag[]
}

type MayBeLeftOut = 'params' | 'query' | 'body' | 'refusals'

const LEFT_OUT = { params: t.unknown, query: t.unknown, body: t.unknown, refusals: [] } as const

/** Declares a call; all types come from its codecs. It reads only the named fields and may refuse only with the named tags. */
export const route = <R, P = unknown, Q = unknown, B = unknown, Tag extends string = never, A extends Access = Access>(
  method: Route<P, Q, B, R>['method'],
  path: string,
  definition: Omit<Route<P, Q, B, R, Tag, A>, 'method' | 'path' | MayBeLeftOut> &
    Partial<Pick<Route<P, Q, B, R, Tag, A>, MayBeLeftOut>>,
): Route<P, Q, B, R, Tag, A> => ({ method, path, ...LEFT_OUT, ...definition }) as Route<P, Q, B, R, Tag, A>

export const json = <R>(codec: Decoder<R>, status: 200 | 201 | 202 = 200): Reply<R> => ({
  kind: 'json',
  status,
  codec,
  bare: false,
})

export const bareJson = <R>(codec: Decoder<R>): Reply<R> => ({ kind: 'json', status: 200, codec, bare: true })

/** The reply of a list: `data`, `curseurSuivant`, `total`, side by side in the envelope. */
export const page = <R extends { readonly data: readonly unknown[] }>(codec: Decoder<R>): Reply<R> => ({
  kind: 'page',
  status: 200,
  codec,
})

/** A codec for content that is not JSON, passed unchanged. */
const opaque = <A>(name: string, is: t.Is<A>): t.Type<A> =>
  new t.Type<A>(
    name,
    is,
    (u, context) => (is(u) ? t.success(u) : t.failure(u, context)),
    (a) => a,
  )

const Bytes = opaque('Bytes', (u): u is Uint8Array => u instanceof Uint8Array)

export const Document = t.readonly(t.strict({ nom: t.string, contenu: Bytes }))

export type Document = t.TypeOf<typeof Document>

export const file = (mediaType: string): Reply<Document> => ({ kind: 'file', status: 200, mediaType, codec: Document })

export type Flux = { readonly nom: string; readonly contenu: AsyncIterable<string | Uint8Array> }

export const Flux = opaque(
  'Flux',
  (u): u is Flux => typeof u === 'object' && u !== null && 'nom' in u && 'contenu' in u,
)

export const stream = (mediaType: string): Reply<Flux> => ({ kind: 'stream', status: 200, mediaType, codec: Flux })

/** Request header: requests with the same key are one request, recorded once. */
export const IDEMPOTENCY_KEY = 'idempotency-key'

/** Answer header: `true` if the request had been answered before. */
export const IDEMPOTENT_REPLAYED = 'idempotent-replayed'

/** An expected refusal: a tag and facts, declared beside the rule that emits it. */
type Refusal = { readonly _tag: string }

/** The answer to a refusal: status, sentence for people, facts for the screen. */
export type RefusalAnswer<F> = {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429
  /** The code for programs, if it is not the tag in capitals. */
  readonly code?: string
  readonly message: (refusal: F) => string
  /** The name of the wrong field. */
  readonly champ?: string
  readonly data?: (refusal: F) => Readonly<Record<string, unknown>>
  /** Seconds to wait before trying again, sent as `Retry-After`. */
  readonly retryAfter?: (refusal: F) => number
}

/** The answers of the refusals of an area; a missing one does not compile. */
export type RefusalTable<F extends Refusal> = {
  readonly [Tag in F['_tag']]: RefusalAnswer<Extract<F, { readonly _tag: Tag }>>
}
