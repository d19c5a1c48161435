import { randomUUID } from 'node:crypto'
import { fastify, type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { bindAreas } from './bind-areas.ts'
import { endConnectionsOnClose } from './end-connections.ts'
import { handleClientError } from './errors/handle-client-error.ts'
import { handleError } from './errors/handle-error.ts'
import { logRequests } from './log/log-requests.ts'
import { loggerOptions } from './log/logger-options.ts'
import { addSecurityHeaders, securityHeaders, type SecurityHeaders } from './security-headers.ts'
import type { ServerOptions } from './server-options.ts'

/** Bytes of a body: the longest order fits several times. */
const BODY_LIMIT = 64 * 1024

/** Milliseconds: a whole request to arrive, a silent connection, a connection kept for the next request. */
const REQUEST_TIMEOUT = 15_000
const CONNECTION_TIMEOUT = 60_000
const KEEP_ALIVE_TIMEOUT = 65_000

const fastifyOptions = (options: ServerOptions, headers: SecurityHeaders): FastifyServerOptions => ({
  logger: loggerOptions(options.log),
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
  requestIdHeader: false,
  trustProxy: options.trustProxy.length === 0 ? false : [...options.trustProxy],
  bodyLimit: BODY_LIMIT,
  requestTimeout: REQUEST_TIMEOUT,
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
  const app = fastify(fastifyOptions(options, headers))
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(handleError)
  addSecurityHeaders(app, headers)
  logRequests(app)
  endConnectionsOnClose(app)
  app.register((scope) => bindAreas(scope, options))
  return app
}
