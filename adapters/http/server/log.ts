import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Only these statuses are logged with the network address: their senders may have to be blocked. */
const SUSPECT: ReadonlySet<number> = new Set([401, 403, 429])

/** The pattern of the route. The address itself is not logged: it may hold tokens and search terms. */
export const routePattern = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown'

const line = (request: FastifyRequest, reply: FastifyReply) => ({
  method: request.method,
  route: routePattern(request),
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime * 10) / 10,
  ...(SUSPECT.has(reply.statusCode) ? { ip: request.ip } : {}),
})

export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(line(request, reply), 'answered')
    done()
  })
}

/** Removes query strings, links, tokens, mail addresses and long numbers; the result is one line. */
export const maskPersonalData = (text: string): string =>
  text
    .replace(/(\/(?:validation-date|agenda)\/)[^\s?#]+/g, '$1[link]')
    .replace(/\beyJ[\w-]*\.[\w-]*\.[\w-]*/g, '[token]')
    .replace(/\?\S*/g, '')
    .replace(/[^\s@]+@[^\s@]+/g, '[email]')
    .replace(/\d(?:[\s.-]?\d){5,}/g, '[number]')
    .replace(/\p{Cc}+/gu, ' ')
