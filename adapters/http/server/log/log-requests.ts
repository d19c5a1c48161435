import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Answers whose sender may have to be kept out; the address is logged for no other. */
const SUSPECT: ReadonlySet<number> = new Set([401, 403, 429])

/** The pattern of a route, never the address asked for, which holds tokens and search terms. */
export const routePattern = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown'

const line = (request: FastifyRequest, reply: FastifyReply) => ({
  method: request.method,
  route: routePattern(request),
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime * 10) / 10,
  ...(SUSPECT.has(reply.statusCode) ? { ip: request.ip } : {}),
})

/** One line per answer. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(line(request, reply), 'answered')
    done()
  })
}
