import * as t from 'io-ts'

/**
 * Who may call: `tous` everybody, `session` anybody logged in, `client` only with a password of one's own, `admin` the
 * owner. Whose record it is, the use case decides.
 */
export type Access = 'tous' | 'session' | 'client' | 'admin'

/** A decoder whose output is typed and whose input is anything. */
export type Decoder<A> = t.Type<A, unknown>

/**
 * A JSON answer, in the `{ success, message, data }` envelope unless `bare`; a page of a list, whose cursor stands beside
 * its data; a file to download; or a file written while it is read.
 */
export type Reply<R> =
  | {
      readonly kind: 'json'
      readonly status: 200 | 201 | 202
      readonly codec: t.Type<R, unknown>
      readonly bare: boolean
    }
  | { readonly kind: 'page'; readonly status: 200; readonly codec: t.Type<R, unknown> }
  | { readonly kind: 'stream'; readonly status: 200; readonly mediaType: string; readonly codec: t.Type<R, unknown> }
  | { readonly kind: 'file'; readonly status: 200; readonly mediaType: string; readonly codec: t.Type<R, unknown> }

/** One call of the outside contract, read by the server, the browser and the documentation. */
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

export const NO_INPUT = { params: t.unknown, query: t.unknown, body: t.unknown } as const

type MayBeLeftOut = 'params' | 'query' | 'body' | 'refusals'

/** A call of the contract, with every type inferred from its codecs; it reads and refuses what is named, nothing else. */
export const route = <R, P = unknown, Q = unknown, B = unknown, Tag extends string = never, A extends Access = Access>(
  definition: Omit<Route<P, Q, B, R, Tag, A>, MayBeLeftOut> & Partial<Pick<Route<P, Q, B, R, Tag, A>, MayBeLeftOut>>,
): Route<P, Q, B, R, Tag, A> => ({ ...NO_INPUT, refusals: [], ...definition }) as Route<P, Q, B, R, Tag, A>

export const json = <R>(codec: t.Type<R, unknown>, status: 200 | 201 | 202 = 200): Reply<R> => ({
  kind: 'json',
  status,
  codec,
  bare: false,
})

/** A JSON answer without envelope. */
export const bareJson = <R>(codec: t.Type<R, unknown>): Reply<R> => ({ kind: 'json', status: 200, codec, bare: true })

/** A part of a list and what goes with it: `data`, `curseurSuivant`, `total`, side by side in the envelope. */
export const page = <R extends { readonly data: readonly unknown[] }>(codec: t.Type<R, unknown>): Reply<R> => ({
  kind: 'page',
  status: 200,
  codec,
})

const isBytes = (u: unknown): u is Uint8Array => u instanceof Uint8Array

const Bytes = new t.Type<Uint8Array>(
  'Bytes',
  isBytes,
  (u, context) => (isBytes(u) ? t.success(u) : t.failure(u, context)),
  (bytes) => bytes,
)

/** The bytes of a document and the name it is saved under. */
export const Document = t.readonly(t.strict({ nom: t.string, contenu: Bytes }))

export type Document = t.TypeOf<typeof Document>

export const file = (mediaType: string): Reply<Document> => ({ kind: 'file', status: 200, mediaType, codec: Document })

/** An answer written while it is read: a long export, and the name it is saved under. */
export type Flux = { readonly nom: string; readonly contenu: AsyncIterable<string | Uint8Array> }

const isFlux = (u: unknown): u is Flux => typeof u === 'object' && u !== null && 'nom' in u && 'contenu' in u

const FluxCodec = new t.Type<Flux>(
  'Flux',
  isFlux,
  (u, context) => (isFlux(u) ? t.success(u) : t.failure(u, context)),
  (flux) => flux,
)

export const stream = (mediaType: string): Reply<Flux> => ({ kind: 'stream', status: 200, mediaType, codec: FluxCodec })

/** Header of a request: the same key is the same request, recorded once. */
export const IDEMPOTENCY_KEY = 'idempotency-key'

/** Header of an answer: `true` when the request had been answered before. */
export const IDEMPOTENT_REPLAYED = 'idempotent-replayed'

/** An expected refusal: a tag and facts, declared beside the rule that emits it. */
type Refusal = { readonly _tag: string }

/** How one refusal reads outside: status, code for programs, sentence for the person, facts for the screen. */
export type RefusalAnswer<F> = {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429
  readonly code: string
  readonly message: (refusal: F) => string
  /** The field of the form that the sentence is about. */
  readonly champ?: string
  readonly data?: (refusal: F) => Readonly<Record<string, unknown>>
  /** Seconds to wait before trying again, sent as `Retry-After`. */
  readonly retryAfter?: (refusal: F) => number
}

/** One answer for every refusal of an area: a refusal without its sentence does not compile. */
export type RefusalTable<F extends Refusal> = {
  readonly [Tag in F['_tag']]: RefusalAnswer<Extract<F, { readonly _tag: Tag }>>
}
