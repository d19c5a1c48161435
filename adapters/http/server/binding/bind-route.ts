import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { flow } from '#fp/function'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isIPv6 } from 'node:net'
import type { RefusalOf, RefusalTag } from '#adapters/http/contract/refusals/catalogue'
import type { RefusDAcces } from '#adapters/http/contract/refusals/comptes'
import type { Access, Route } from '#adapters/http/contract/route'
import { exigerAdmin, exigerClient, exigerSession } from '#application/shared/access'
import type { Clock } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import { type Admin, type Client, type Connecte, type Session, VISITEUR } from '#application/shared/session'
import type { UseCases } from '#application/use-cases'
import { sendError } from '../errors.ts'
import type { Limit, Limits } from '../limits.ts'
import type { ReadSession } from '../server-options.ts'
import { phraseOf, decodeInput, type Input } from './decode-input.ts'
import { isPortFailure, sendFailure, sendRefusal, type Answer, sendReply } from './send-reply.ts'

type Who = {
  readonly tous: { readonly session: Session }
  readonly session: { readonly connecte: Connecte }
  readonly client: { readonly client: Client }
  readonly admin: { readonly admin: Admin & Client }
}

/** Checks the access of a session before the input is read. */
const GATES: { readonly [A in Access]: (session: Session) => E.Either<RefusDAcces, Who[A]> } = {
  tous: (session) => E.right({ session }),
  session: flow(
    exigerSession,
    E.map((connecte) => ({ connecte })),
  ),
  client: flow(
    exigerClient,
    E.map((client) => ({ client })),
  ),
  admin: flow(
    exigerAdmin,
    E.map((admin) => ({ admin })),
  ),
}

export type Call<P, Q, B, A extends Access> = Input<P, Q, B> &
  Who[A] & {
    readonly network: string
    readonly header: (name: string) => string | undefined
    readonly log: FastifyBaseLogger
  }

/** The function behind a route. A refusal that the route does not list does not compile. */
type Action<P, Q, B, R, Tag extends RefusalTag, A extends Access> = (
  call: Call<P, Q, B, A>,
) => TE.TaskEither<RefusalOf<Tag> | PortFailure, Answer<R>>

type Binding = { readonly readSession: ReadSession; readonly limit?: Limit | undefined }

const sessionOf = (readSession: ReadSession, { headers }: FastifyRequest): TE.TaskEither<PortFailure, Session> =>
  headers.authorization === undefined ? TE.right(VISITEUR) : readSession(headers.authorization)

const headerOf =
  ({ headers }: FastifyRequest) =>
  (name: string): string | undefined => {
    const value = headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  }

const answerCall =
  <P, Q, B, R, Tag extends RefusalTag, A extends Access>(
    route: Route<P, Q, B, R, Tag, A>,
    action: Action<P, Q, B, R, Tag, A>,
    { readSession }: Binding,
  ) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const session = await sessionOf(readSession, request)()
    if (E.isLeft(session)) return sendFailure(request, reply, session.left)
    const who = GATES[route.access](session.right)
    if (E.isLeft(who)) return sendRefusal(request, reply, who.left)
    const input = decodeInput(route, request)
    if (E.isLeft(input)) {
      const answer = { status: 400, code: 'CHAMPS_INVALIDES', message: phraseOf(input.left) }
      return sendError(request, reply, answer, { champs: input.left })
    }
    const result = await action({
      ...input.right,
      ...who.right,
      network: networkOf(request.ip),
      header: headerOf(request),
      log: request.log,
    })()
    if (E.isRight(result)) return sendReply(reply, route.reply, result.right)
    return isPortFailure(result.left)
      ? sendFailure(request, reply, result.left)
      : sendRefusal(request, reply, result.left)
  }

/** `/api/geo/villes/{postcode}` as Fastify writes it. */
export const toFastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

/** Serves a call of the contract: decodes, calls, encodes; refusals become the answers of the catalogue. */
export const bindRoute = <P, Q, B, R, Tag extends RefusalTag, A extends Access>(
  app: FastifyInstance,
  route: Route<P, Q, B, R, Tag, A>,
  binding: Binding,
  action: Action<P, Q, B, R, NoInfer<Tag>, NoInfer<A>>,
): void => {
  app.route({
    method: route.method,
    url: toFastifyPath(route.path),
    ...(binding.limit === undefined ? {} : { onRequest: binding.limit }),
    // A HEAD request would leave the stream open.
    ...(route.reply.kind === 'stream' ? { exposeHeadRoute: false } : {}),
    handler: answerCall(route, action, binding),
  })
}

type Bind = <P, Q, B, R, Tag extends RefusalTag, A extends Access>(
  route: Route<P, Q, B, R, Tag, A>,
  action: Action<P, Q, B, R, NoInfer<Tag>, NoInfer<A>>,
) => void

/** The server and use cases that each area needs. */
export type Site = {
  readonly app: FastifyInstance
  readonly useCases: UseCases
  readonly clock: Clock
  readonly limits: Limits
  readonly bind: Bind
  /** Binds routes whose calls count against a budget. */
  readonly bindWithin: (budget: keyof Limits) => Bind
}

export const makeSite = (parts: Omit<Site, 'bind' | 'bindWithin'>, readSession: ReadSession): Site => {
  const within =
    (limit: Limit | undefined): Bind =>
    (route, action) =>
      bindRoute(parts.app, route, { readSession, limit }, action)
  return { ...parts, bind: within(undefined), bindWithin: (budget) => within(parts.limits[budget]) }
}

/** The groups of an IPv6 address that identify the network; its owner chooses the other four. */
const NETWORK_GROUPS = 4

const groupsOf = (part: string): readonly string[] => part.split(':').filter((group) => group !== '')

/** The network that an address belongs to: an IPv6 subscriber has a whole /64, an IPv4 one a single address. */
export const networkOf = (ip: string): string => {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? []
  if (mapped !== undefined) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail = ''] = ip.replace(/%.*$/, '').toLowerCase().split('::')
  const missing = Math.max(0, 8 - groupsOf(head).length - groupsOf(tail).length)
  const groups = [...groupsOf(head), ...Array<string>(missing).fill('0'), ...groupsOf(tail)]
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
