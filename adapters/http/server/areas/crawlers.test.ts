import { describe, expect, it } from 'vitest'
import { INDEXED_PATHS } from '#adapters/http/contract/pages'
import { unServeur } from '../server.fixture.ts'

describe('crawlers', () => {
  const { app } = unServeur({ publicUrl: 'https://atelier.example' })

  it('find every public page in the sitemap, under the public address', async () => {
    const answer = await app.inject({ url: '/sitemap.xml' })
    const found = [...answer.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(found).toEqual(INDEXED_PATHS.map((path) => `https://atelier.example${path}`))
  })

  it('are asked to leave calls and private pages alone', async () => {
    const answer = await app.inject({ url: '/robots.txt' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(answer.body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /admin',
      'Disallow: /debug-admin',
      'Disallow: /mes-prestations',
      'Disallow: /compte-client',
      'Disallow: /changer-mot-de-passe',
      'Disallow: /validation-date/',
      'Disallow: /verifier/',
      'Disallow: /devis/',
      'Disallow: /agenda/',
      '',
      'Sitemap: https://atelier.example/sitemap.xml',
      '',
    ])
  })

  it('are sent nothing that they have already', async () => {
    const { headers } = await app.inject({ url: '/sitemap.xml' })
    const again = await app.inject({ url: '/sitemap.xml', headers: { 'if-none-match': String(headers['etag']) } })
    expect(again.statusCode).toBe(304)
  })
})
