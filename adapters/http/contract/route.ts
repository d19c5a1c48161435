import * as t from 'io-ts'

/** Who may call: everybody, anybody logged in, a client with a password of their own, the owner. */
export type Access = 'tous' | 'session' | 'client' | 'admin'

export type Decoder<A> = t.Type<A, unknown>

/** JSON in the envelope `{ success, message, data }` unless `bare`; `stream` is a file written while it is read. */
export type Reply<R> =
  | { readonly kind: 'json'; readonly status: 200 | 201 | 202; readonly codec: Decoder<R>; readonly bare: boolean }
  | { readonly kind: 'page'; readonly status: 200; readonly codec: Decoder<R> }
  | { readonly kind: 'stream' | 'file'; readonly status: 200; readonly mediaType: string; readonly codec: Decoder<R> }

export type Route<P, Q, B, R, Tag extends string = string, A extends Access = Access> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With its parameters in braces, `/api/geo/villes/{postcode}`. */
  readonly path: string
  readonly summary: string
  readonly access: A
  readonly params: Decoder<P>
  readonly query: Decoder<Q>
  readonly body: Decoder<B>
  readonly reply: Reply<R>
  /** The tags of what it may refuse, besides what its access does; `refusals/` gives each its answer. */
  readonly refusals: readonly Tag[]
}

type MayBeLeftOut = 'params' | 'query' | 'body' | 'refusals'

const LEFT_OUT = { params: t.unknown, query: t.unknown, body: t.unknown, refusals: [] } as const

/** A call of the contract, with every type inferred from its codecs; it reads and refuses what is named, nothing else. */
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

/** A part of a list and what goes with it: `data`, `curseurSuivant`, `total`, side by side in the envelope. */
export const page = <R extends { readonly data: readonly unknown[] }>(codec: Decoder<R>): Reply<R> => ({
  kind: 'page',
  status: 200,
  codec,
})

/** Passes as it is what is not JSON. */
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

/** Header of a request: the same key is the same request, recorded once. */
export const IDEMPOTENCY_KEY = 'idempotency-key'

/** Header of an answer: `true` when the request had been answered before. */
export const IDEMPOTENT_REPLAYED = 'idempotent-replayed'

/** An expected refusal: a tag and facts, declared beside the rule that emits it. */
type Refusal = { readonly _tag: string }

/** How one refusal reads outside: status, sentence for the person, facts for the screen. */
export type RefusalAnswer<F> = {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429
  /** For programs, when it is not the tag itself. */
  readonly code?: string
  readonly message: (refusal: F) => string
  /** The field that is wrong. */
  readonly champ?: string
  readonly data?: (refusal: F) => Readonly<Record<string, unknown>>
  /** Seconds to wait before trying again, sent as `Retry-After`. */
  readonly retryAfter?: (refusal: F) => number
}

/** The answer to a refusal that always reads the same. */
export const refus = <const Precision extends Pick<RefusalAnswer<never>, 'code' | 'champ'>>(
  status: RefusalAnswer<never>['status'],
  phrase: string,
  precision = {} as Precision,
) => ({ status, message: () => phrase, ...precision })

/** One answer for every refusal of an area: a refusal without its sentence does not compile. */
export type RefusalTable<F extends Refusal> = {
  readonly [Tag in F['_tag']]: RefusalAnswer<Extract<F, { readonly _tag: Tag }>>
}
