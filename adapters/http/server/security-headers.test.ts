import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'
import { uneEstimationEnvoyee, unServeur } from './server.fixture.ts'

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}

const ANSWERS = [
  ['a page', { url: '/' }, 200],
  ['a page that is not there', { url: '/unknown' }, 404],
  ['the services', { url: '/api/services' }, 200],
  ['a call that is not there', { url: '/api/unknown' }, 404],
  ['a malformed address', { url: '/api/geo/villes/%zz' }, 400],
  ['a malformed page', { url: '/%zz' }, 400],
  ['a wrong method', { method: 'DELETE', url: '/' }, 405],
  ['an estimate', { method: 'POST', url: '/api/estimations', payload: uneEstimationEnvoyee() }, 200],
  ['invalid fields', { method: 'POST', url: '/api/estimations', payload: {} }, 400],
  ['the health', { url: '/healthz' }, 200],
] as const

describe('the headers of every answer', () => {
  it.each(ANSWERS)('protect %s', async (_what, request, status) => {
    const answer = await unServeur().app.inject({ ...request, headers: { origin: 'https://foreign.example' } })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject(EVERYWHERE)
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(answer.headers['strict-transport-security']).toBeUndefined()
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('say that only HTTPS will do when the site is served by HTTPS', async () => {
    const { app } = unServeur({ publicUrl: 'https://atelier.example' })
    for (const url of ['/', '/api/unknown', '/%zz']) {
      const { headers } = await app.inject({ url })
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    }
  })

  it('bear an id of our own, never the one that came', async () => {
    const { app, lignes } = unServeur()
    const { headers } = await app.inject({
      url: '/healthz',
      headers: { 'x-request-id': 'forged', 'request-id': 'forged' },
    })
    expect(headers['x-request-id']).not.toBe('forged')
    expect(lignes.join('')).toContain(`"reqId":"${String(headers['x-request-id'])}"`)
    expect(lignes.join('')).not.toContain('forged')
  })

  it('let nothing of the calls be stored', async () => {
    const { app } = unServeur()
    const { headers } = await app.inject({ url: '/api/geo/villes/39000' })
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('the policy of a page', () => {
  it('allows this server, the styles it names, and pictures of the tiles', () => {
    expect(contentSecurityPolicy('https://tuiles.example/{z}/{x}/{y}.png', ["'sha256-a='"])).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'sha256-a='; img-src 'self' data: https://tuiles.example; " +
        "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    )
  })

  it.each([
    [null, "img-src 'self' data:;"],
    ['https://{s}.tuiles.example:8443/{z}/{x}/{y}.png', "img-src 'self' data: https://*.tuiles.example:8443;"],
    ['no address', "img-src 'self' data:;"],
  ])('for tiles at %s holds %s', (tuilesUrl, expected) => {
    expect(contentSecurityPolicy(tuilesUrl)).toContain(expected)
  })
})
