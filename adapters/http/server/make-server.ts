import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { fastify, type FastifyInstance, type FastifyHttpOptions, LogController } from 'fastify'
import { bindAreas } from './bind-areas.ts'
import { endConnectionsOnClose } from './end-connections.ts'
import { handleClientError } from './errors/handle-client-error.ts'
import { handleError } from './errors/handle-error.ts'
import { warnOfProxy } from './forwarded.ts'
import { logRequests } from './log/log-requests.ts'
import { loggerOptions } from './log/logger-options.ts'
import { addSecurityHeaders, securityHeaders, type SecurityHeaders } from './security-headers.ts'
import type { Patience, ServerOptions } from './server-options.ts'

/** Bytes of a body: the longest order fits several times. */
const BODY_LIMIT = 64 * 1024

const PATIENCE: Patience = { requestMs: 15_000, closingMs: 5_000 }

/** Milliseconds between two looks at the requests that have not arrived whole. */
const CHECK_INTERVAL = 500

/** Milliseconds: a silent connection, a connection kept for the next request. */
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
  // Node takes the longer of the two limits for the body, and looks every 30 s.
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

/**
 * The HTTP server, not yet listening: calls of the contract, pages, files, health and metrics. `close` lets the
 * requests in hand end and closes the connections that wait.
 */
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
