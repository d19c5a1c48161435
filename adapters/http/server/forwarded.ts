import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Request headers that proxies and networks in front of a site add: `X-Forwarded-For`, `CF-Connecting-IP`, `Via`… */
const FORWARDING = /forwarded|^via$|^cdn-loop$|remote-addr|ip(?:v6)?$/

const forwardingHeader = ({ headers }: FastifyRequest): string | undefined =>
  Object.keys(headers).find((name) => FORWARDING.test(name))

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** True if this machine itself asks: from the loopback address, and without the headers of a proxy. */
export const isLocal = (request: FastifyRequest): boolean =>
  LOOPBACK.has(request.raw.socket.remoteAddress ?? '') && forwardingHeader(request) === undefined

/** Warns once when a proxy seems to stand in front of a site that trusts none. */
export const warnOfProxy = (app: FastifyInstance, trustProxy: readonly string[]): void => {
  let silent = trustProxy.length > 0
  app.addHook('onRequest', (request, _reply, done) => {
    const header = silent ? undefined : forwardingHeader(request)
    if (header !== undefined) {
      silent = true
      request.log.warn({ header }, 'behind a proxy without TRUST_PROXY: all visitors count as one')
    }
    done()
  })
}
