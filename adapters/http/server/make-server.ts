import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import {
  fastify,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import { bindAreas } from './bind-areas.ts'
import { DELAI_DEPASSE, EN_TETES_TROP_GRANDS, type ErrorAnswer, REQUETE_INVALIDE, handleError } from './errors.ts'
import { warnOfProxy } from './forwarded.ts'
import { logRequests, maskPersonalData } from './log.ts'
import { addSecurityHeaders, type SecurityHeaders, securityHeaders } from './security-headers.ts'
import type { LogOptions, Patience, ServerOptions } from './server-options.ts'

/** A connection kept alive would hold a closing server open; a request that is half there is cut after `closingMs`. */
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

/** JSON lines with the instant in UTC; errors without what a driver attached. */
const loggerOptions = ({ level, stream }: LogOptions): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: describeError },
  ...(stream === undefined ? {} : { stream }),
})

/** Bytes of a body, several times the longest order. */
const BODY_LIMIT = 64 * 1024

const PATIENCE: Patience = { requestMs: 15_000, closingMs: 5_000 }

/** Milliseconds between two checks for incomplete requests. */
const CHECK_INTERVAL = 500

/** Milliseconds before a silent connection is cut, and before one kept for a next request is. */
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
  // For the body Node takes the longer of the two limits, and checks every 30 s by default.
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
