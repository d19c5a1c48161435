import { describe, expect, it } from 'vitest'
import { ROUTES } from '#adapters/http/contract/openapi/documented-route'
import { toFastifyPath } from './binding/bind-route.ts'
import { unServeur } from './server.fixture.ts'

/** Calls for machines, and pages: they are outside the contract. */
const TECHNICAL = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /api/openapi.json',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /*',
  'POST /contact',
]

describe('the contract', () => {
  it('is served whole, and nothing is served outside it', async () => {
    const { app } = unServeur()
    const served: string[] = []
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) served.push(`${one} ${url}`)
    })
    await app.ready()
    const documented = ROUTES.map(({ method, path }) => `${method} ${toFastifyPath(path)}`)
    expect(served.filter((one) => !one.startsWith('HEAD ')).toSorted()).toEqual(
      [...documented, ...TECHNICAL].toSorted(),
    )
  })

  it('is described to programs, in less than 250 kB', async () => {
    const { app } = unServeur()
    const answer = await app.inject({ url: '/api/openapi.json' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.rawPayload.length).toBeLessThan(250_000)
    const headers = { 'if-none-match': answer.headers.etag }
    expect((await app.inject({ url: '/api/openapi.json', headers })).statusCode).toBe(304)
    const { openapi, paths } = answer.json<{ openapi: string; paths: Record<string, object> }>()
    expect(openapi).toBe('3.1.0')
    expect(new Set(Object.keys(paths))).toEqual(new Set(ROUTES.map(({ path }) => path)))
  })
})
