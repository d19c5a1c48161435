import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { Route } from '#adapters/http/contract/route'
import { type CallFailure, readReply } from './reply.ts'

type Part<Name extends string, A> = unknown extends A ? object : { readonly [Key in Name]: A }

/** The parts that a route asks for: `params`, `query`, `body`, none when it has none. */
export type CallInput<P, Q, B> = Part<'params', P> & Part<'query', Q> & Part<'body', B>

export type CallOptions = {
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** The call outlives the page. */
  readonly keepalive?: boolean
}

/** The same parts before one knows which a route asks for. */
type Parts<P, Q, B> = { readonly params?: P; readonly query?: Q; readonly body?: B }

const textsOf = (encoded: unknown): readonly (readonly [string, string])[] =>
  Object.entries(encoded ?? {})
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => [name, String(value)] as const)

type Addressed<P, Q> = Pick<Route<P, Q, unknown, unknown>, 'path' | 'params' | 'query'>

/** Address of a call with its parameters in place; also the `href` of a document. */
export const addressOf = <P, Q>(route: Addressed<P, Q>, { params, query }: Parts<P, Q, never>): string => {
  const path = textsOf(params === undefined ? {} : route.params.encode(params)).reduce(
    (path, [name, value]) => path.replace(`{${name}}`, () => encodeURIComponent(value)),
    route.path,
  )
  const search = new URLSearchParams(
    textsOf(query === undefined ? {} : route.query.encode(query)).map((pair) => [...pair]),
  )
  return search.size === 0 ? path : `${path}?${search.toString()}`
}

const headersOf = ({ token, headers }: CallOptions, hasBody: boolean): Record<string, string> => ({
  accept: 'application/json',
  ...(hasBody ? { 'content-type': 'application/json' } : {}),
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...headers,
})

/** Calls a route of the contract through a given `fetch`; the answer is decoded by the route's own codec. */
export const makeCall =
  (send: typeof fetch) =>
  <P, Q, B, R>(
    route: Route<P, Q, B, R>,
    input: CallInput<P, Q, B>,
    options: CallOptions = {},
  ): TE.TaskEither<CallFailure, R> =>
  async () => {
    const { params, query, body } = input as Parts<P, Q, B>
    const address = addressOf<P, Q>(route, { ...(params && { params }), ...(query && { query }) })
    try {
      const response = await send(address, {
        method: route.method,
        keepalive: !!options.keepalive,
        headers: headersOf(options, body !== undefined),
        signal: options.signal ?? null,
        ...(body === undefined ? {} : { body: JSON.stringify(route.body.encode(body)) }),
      })
      return readReply(route.reply, response.status, await response.text(), response.headers.get('retry-after'))
    } catch {
      return E.left({ _tag: 'Reseau' })
    }
  }

/** The browser's own. */
export const call = makeCall((input, init) => fetch(input, init))
