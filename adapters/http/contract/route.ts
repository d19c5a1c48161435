import * as t from 'io-ts'
import type { Refusal, RefusalTable } from './refusal.ts'

/** Who may call: `tous` everybody, `client` a session, `admin` the owner. The use case decides about the record. */
export type Access = 'tous' | 'client' | 'admin'

/** A decoder whose output is typed and whose input is anything. */
export type Decoder<A> = t.Type<A, unknown>

/** A JSON answer, in the `{ success, message, data }` envelope unless `bare`; or a file to download. */
export type Reply<R> =
  | {
      readonly kind: 'json'
      readonly status: 200 | 201 | 202
      readonly codec: t.Type<R, unknown>
      readonly bare: boolean
    }
  | { readonly kind: 'file'; readonly status: 200; readonly mediaType: string; readonly codec: t.Type<R, unknown> }

/** One call of the outside contract, read by the server, the browser and the documentation. */
export type Route<P, Q, B, R, F extends Refusal> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With its parameters in braces, `/api/geo/villes/{postcode}`. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly params: Decoder<P>
  readonly query: Decoder<Q>
  readonly body: Decoder<B>
  readonly reply: Reply<R>
  readonly refusals: RefusalTable<F>
}

/** For a call without parameters, query or body; what is needed is named after it. */
export const NO_INPUT = { params: t.unknown, query: t.unknown, body: t.unknown } as const

/** A call of the contract, with every type inferred from its codecs. */
export const route = <P, Q, B, R, F extends Refusal = never>(definition: Route<P, Q, B, R, F>): Route<P, Q, B, R, F> =>
  definition

export const json = <R>(codec: t.Type<R, unknown>, status: 200 | 201 | 202 = 200): Reply<R> => ({
  kind: 'json',
  status,
  codec,
  bare: false,
})

/** A JSON answer without envelope. */
export const bareJson = <R>(codec: t.Type<R, unknown>): Reply<R> => ({ kind: 'json', status: 200, codec, bare: true })

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
