import type { FastifyInstance } from 'fastify'

type SecuritySettings = { readonly publicUrl: string; readonly tuilesUrl: string | null }

export type SecurityHeaders = Readonly<Record<string, string>>

/** The origin of the map tiles; `{s}` becomes `*`, any of their servers. */
const tilesOrigin = (tuilesUrl: string | null): readonly string[] =>
  /^https?:\/\/[^/\s;]+/.exec(tuilesUrl?.replace('{s}.', '*.') ?? '') ?? []

/** The policy of a page. It lists the hashes of its inline styles; everything else must come from this server. */
export const contentSecurityPolicy = (tuilesUrl: string | null, styleSources: readonly string[] = []): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self'", ...styleSources].join(' '),
    ["img-src 'self' data:", ...tilesOrigin(tuilesUrl)].join(' '),
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')

/** The Referer is sent, because tile servers require it. */
export const securityHeaders = ({ publicUrl, tuilesUrl }: SecuritySettings): SecurityHeaders => ({
  'content-security-policy': contentSecurityPolicy(tuilesUrl),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

/** Sets the headers before anything can fail, with the id of the request in the log. */
export const addSecurityHeaders = (app: FastifyInstance, headers: SecurityHeaders): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id).header('cache-control', 'no-store')
    done()
  })
}
