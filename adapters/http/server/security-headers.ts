import type { FastifyInstance } from 'fastify'

export type SecuritySettings = { readonly publicUrl: string; readonly tuilesUrl: string | null }

export type SecurityHeaders = Readonly<Record<string, string>>

/** The host of the tiles: `{s}` stands for any of their servers. */
const tilesOrigin = (tuilesUrl: string | null): readonly string[] =>
  /^https?:\/\/[^/\s;]+/.exec(tuilesUrl?.replace('{s}.', '*.') ?? '') ?? []

/** The policy of a page, which names the styles it holds; everything else comes from this server alone. */
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

/** The headers of every answer. Tile servers want a Referer, so it is not withheld. */
export const securityHeaders = ({ publicUrl, tuilesUrl }: SecuritySettings): SecurityHeaders => ({
  'content-security-policy': contentSecurityPolicy(tuilesUrl),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

/** Sets them before anything can fail, with the id that the log line of the request bears. */
export const addSecurityHeaders = (app: FastifyInstance, headers: SecurityHeaders): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id).header('cache-control', 'no-store')
    done()
  })
}
