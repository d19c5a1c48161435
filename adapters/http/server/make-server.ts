import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import fastifyStatic from '@fastify/static'
import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import {
  fastify,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { ROUTES } from '#adapters/http/contract/openapi/documented-route'
import { openApiDocument } from '#adapters/http/contract/openapi/openapi-document'
import { VISITEUR } from '#application/shared/session'
import type { UseCases } from '#application/use-cases'
import { bindAbsences, bindAgenda, bindAujourdhui, bindCalendrierPrive, bindRendezVous } from './areas/agenda.ts'
import { bindCommande, bindDevis, bindEstimations, bindLieux, bindServices } from './areas/commande.ts'
import { bindClients, bindComptes, bindPrestations } from './areas/comptes.ts'
import { bindConservation, bindDiagnostics, bindErreurs, bindHealth, bindMetrics } from './areas/exploitation.ts'
import {
  bindComptabilite,
  bindFactures,
  bindFacturesAdmin,
  bindReglements,
  bindRetractations,
} from './areas/factures.ts'
import { bindContact, bindContactForm, bindMessages, bindMessagesDuClient, makeResendPage } from './areas/messages.ts'
import { bindCrawlers, bindDemo, makeFermeturesConnues, makeSendPage, type SendPage } from './areas/pages.ts'
import { makeSite } from './binding/bind-route.ts'
import {
  DELAI_DEPASSE,
  EN_TETES_TROP_GRANDS,
  type ErrorAnswer,
  handleError,
  INTROUVABLE,
  isApi,
  METHODE_REFUSEE,
  REQUETE_INVALIDE,
  sendError,
} from './errors.ts'
import { warnOfProxy } from './forwarded.ts'
import { makeLimits } from './limits.ts'
import { logRequests, maskPersonalData } from './log.ts'
import { serveFixed } from './prepared.ts'
import { addSecurityHeaders, type SecurityHeaders, securityHeaders } from './security-headers.ts'
import type { LogOptions, Patience, ReadSession, ServerOptions } from './server-options.ts'
import { makeSessionTokens, type SessionTokens } from './session/session-tokens.ts'

/** Closes idle connections when the server closes, and cuts incomplete requests after `closingMs`: they would keep it open. */
const endConnectionsOnClose = (app: FastifyInstance, closingMs: number): void => {
  let closing = false
  const requests = new Map<Socket, IncomingMessage | null>()
  app.server.on('connection', (socket: Socket) => {
    requests.set(socket, null)
    socket.on('close', () => requests.delete(socket))
  })
  app.server.on('request', (request, response) => {
    requests.set(request.socket, request)
    response.on('close', () => requests.has(request.socket) && requests.set(request.socket, null))
  })
  const cutHalves = (): void => {
    for (const [socket, request] of requests) if (request?.complete !== true) socket.destroy()
  }
  app.addHook('preClose', (done) => {
    closing = true
    setTimeout(cutHalves, closingMs).unref()
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close')
    done(null, payload)
  })
}

const ANSWERS: Readonly<Record<string, ErrorAnswer>> = {
  ERR_HTTP_REQUEST_TIMEOUT: DELAI_DEPASSE,
  HPE_HEADER_OVERFLOW: EN_TETES_TROP_GRANDS,
}

/** Answers on the raw socket when a request is not HTTP, too slow or too big. */
const handleClientError =
  (headers: SecurityHeaders) =>
  (error: { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const { status, code, message } = ANSWERS[error.code ?? ''] ?? REQUETE_INVALIDE
    const body = JSON.stringify({ success: false, code, message })
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`)
    if (socket.writable)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
    socket.destroySoon()
  }

type DescribedError = {
  readonly type: string
  readonly code?: string
  readonly message: string
  readonly stack: string
  readonly cause?: DescribedError
}

const framesOf = (stack: string | undefined): string =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

const codeOf = (error: Error): { readonly code?: string } =>
  'code' in error && typeof error.code === 'string' ? { code: error.code } : {}

/** The fields of an error that are logged: database drivers attach whole rows to theirs. */
export const describeError = (error: unknown): DescribedError =>
  error instanceof Error
    ? {
        type: error.name,
        ...codeOf(error),
        message: maskPersonalData(error.message),
        stack: framesOf(error.stack),
        ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
      }
    : { type: typeof error, message: maskPersonalData(String(error)), stack: '' }

/** JSON lines with the instant in UTC; errors without the data attached by a driver. */
const loggerOptions = ({ level, stream }: LogOptions): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: describeError },
  ...(stream === undefined ? {} : { stream }),
})

/** The most bytes of a body: several times the longest order. */
const BODY_LIMIT = 64 * 1024

const PATIENCE: Patience = { requestMs: 15_000, closingMs: 5_000 }

/** Milliseconds between two checks for incomplete requests. */
const CHECK_INTERVAL = 500

/** Milliseconds until a silent connection is cut, also one kept open for a next request. */
const CONNECTION_TIMEOUT = 60_000
const KEEP_ALIVE_TIMEOUT = 65_000

const fastifyOptions = (
  options: ServerOptions,
  { requestMs }: Patience,
  headers: SecurityHeaders,
): FastifyHttpOptions<Server> => ({
  logger: loggerOptions(options.log),
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
  requestIdHeader: false,
  trustProxy: options.trustProxy.length === 0 ? false : [...options.trustProxy],
  bodyLimit: BODY_LIMIT,
  requestTimeout: requestMs,
  // For the body, Node takes the longer of the two limits, and checks only every 30 s by default.
  http: { headersTimeout: requestMs, connectionsCheckingInterval: CHECK_INTERVAL },
  connectionTimeout: CONNECTION_TIMEOUT,
  keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
  forceCloseConnections: 'idle',
  return503OnClosing: false,
  onProtoPoisoning: 'error',
  onConstructorPoisoning: 'error',
  frameworkErrors: (error, request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
    request.log.info({ method: request.method, code: error.code }, 'malformed address')
    handleError(error, request, reply)
  },
  clientErrorHandler: handleClientError(headers),
})

type AllowedMethods = (url: string) => readonly string[]

const toPattern = (url: string): RegExp =>
  new RegExp(`^${url.replace(/[.$+?()[\]{}|^\\]/g, '\\$&').replace(/:[^/.\\]+/g, '[^/]+')}$`)

/** Remembers each route declared from now on, so that a wrong method is told from an unknown address. */
const rememberMethods = (app: FastifyInstance): AllowedMethods => {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.includes('*')) routes.push({ pattern: toPattern(url), methods: [method].flat() })
  })
  return (url) => {
    const [path = ''] = url.split('?')
    const methods = routes.flatMap((route) => (route.pattern.test(path) ? route.methods : []))
    return [...new Set(methods)]
  }
}

const READS: readonly string[] = ['GET', 'HEAD']

/** Answers 404 to an unknown call, and 405 to a method that its address does not accept. Any page may be read. */
const refuse = (request: FastifyRequest, reply: FastifyReply, allowedMethods: AllowedMethods): FastifyReply => {
  const allowed = [...new Set([...(isApi(request.url) ? [] : READS), ...allowedMethods(request.url)])]
  return allowed.length === 0 || allowed.includes(request.method)
    ? sendError(request, reply, INTROUVABLE)
    : sendError(request, reply.header('allow', allowed.join(', ')), METHODE_REFUSEE)
}

/** Any other GET is a page, perhaps the 404 page; other methods are refused before their body is read. */
const bindEverythingElse = (app: FastifyInstance, allowedMethods: AllowedMethods, sendPage: SendPage): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 || READS.includes(request.method)) return done()
    refuse(request, reply, allowedMethods)
  })
  app.get('/*', (request, reply) =>
    isApi(request.url) ? refuse(request, reply, allowedMethods) : sendPage(request, reply),
  )
  app.setNotFoundHandler((request, reply) => sendPage(request, reply))
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i

/** Each call reads the account again, so a session ended on one instance has ended on all. */
const makeReadSession =
  ({ verify }: SessionTokens, { reconnaitreSession }: UseCases): ReadSession =>
  (authorization) => {
    const claims = O.flatMap(verify)(O.fromNullable(BEARER.exec(authorization)?.[1]))
    if (O.isNone(claims)) return TE.right(VISITEUR)
    const { sub, version, temporaire } = claims.value
    return reconnaitreSession({ clientId: sub, jetonVersion: version, temporaire })
  }

const bindAssets = async (app: FastifyInstance, clientFolder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    // One route per file: a wildcard would list the whole folder at each request.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
  })
  await app.register(fastifyStatic, {
    root: clientFolder,
    prefix: '/',
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    wildcard: false,
    maxAge: '1h',
    globIgnore: ['assets/**', '.vite/**', '**/*.html', '**/*.{br,gz}'],
  })
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** Pages come last, because they answer every remaining address. */
const bindAreas = async (app: FastifyInstance, options: ServerOptions): Promise<void> => {
  const { useCases, clientFolder, publicUrl, renderPage, tuilesUrl, session } = options
  const allowedMethods = rememberMethods(app)
  const tokens = await makeSessionTokens(app, session)
  const readSession = makeReadSession(tokens, useCases)
  const limits = await makeLimits(app, options.limites)
  const site = makeSite({ app, useCases, clock: session.clock, limits }, readSession)
  const fermetures = makeFermeturesConnues(useCases.lireFermetures, session.clock.maintenant)
  bindMetrics(app, options.metrics, readSession)
  bindHealth(app, options.health)
  serveFixed(app, '/api/openapi.json', JSON_TYPE, () => JSON.stringify(openApiDocument(ROUTES)))
  bindServices(site)
  bindLieux(site)
  bindCommande(site)
  bindEstimations(site)
  bindDevis(site)
  bindComptes(site, tokens)
  bindClients(site)
  bindPrestations(site)
  bindRendezVous(site)
  bindAujourdhui(site)
  bindAgenda(site, publicUrl)
  bindAbsences(site, fermetures.oublier)
  bindCalendrierPrive(site)
  bindFactures(site)
  bindFacturesAdmin(site)
  bindReglements(site)
  bindComptabilite(site)
  bindRetractations(site)
  bindMessagesDuClient(site)
  bindMessages(site)
  bindContact(site)
  bindContactForm(site, publicUrl, makeResendPage(renderPage, tuilesUrl, fermetures.lire))
  bindDiagnostics(site)
  bindConservation(site)
  bindDemo(site, options.demo)
  bindErreurs(site)
  bindCrawlers(app, publicUrl)
  if (clientFolder !== null) await bindAssets(app, clientFolder)
  bindEverythingElse(app, allowedMethods, makeSendPage(renderPage, tuilesUrl, fermetures.lire))
}

/** Not yet listening; `close` waits for running requests and closes idle connections. */
export const makeServer = (options: ServerOptions): FastifyInstance => {
  const headers = securityHeaders(options)
  const patience = options.patience ?? PATIENCE
  const app = fastify(fastifyOptions(options, patience, headers))
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(handleError)
  addSecurityHeaders(app, headers)
  logRequests(app)
  warnOfProxy(app, options.trustProxy)
  endConnectionsOnClose(app, patience.closingMs)
  app.register((scope) => bindAreas(scope, options))
  return app
}
