import * as TE from '#fp/TaskEither'
import { describe, expect, it } from 'vitest'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { portFailure } from '#application/shared/port-failure'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { bearer, EMAILS, inscrire, uneCommandeEnvoyee, unServeur } from '../server.fixture.ts'

describe('the metrics', () => {
  it('count answers by route pattern, never by address', async () => {
    const { app } = unServeur()
    await app.inject({ url: '/api/geo/villes/39000' })
    await app.inject({ url: '/api/geo/villes/39100' })
    await app.inject({ url: '/services?nom=Jeanne' })
    const { body, headers } = await app.inject({ url: '/metrics' })
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('http_requests_total{method="GET",route="/api/geo/villes/:postcode",status="200"} 2')
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/geo/villes/:postcode"} 2')
    expect(body).toContain('http_requests_total{method="GET",route="/*",status="404"} 1')
    const labels = body.match(/\{.*?\}/g) ?? []
    expect(labels.filter((label) => /39[01]00|Jeanne/.test(label))).toEqual([])
  })

  it('tell how many mails wait, for how long, and what the pool does', async () => {
    const { app } = unServeur()
    await app.inject({ method: 'POST', url: '/api/prestations/commander', payload: uneCommandeEnvoyee() })
    const { body } = await app.inject({ url: '/metrics' })
    expect(body).toMatch(/^outbox_waiting 2$/m)
    expect(body).toMatch(/^outbox_failed 0$/m)
    expect(body).toMatch(/^outbox_oldest_seconds 60$/m)
    expect(body).toMatch(/^database_connections\{state="free"\} 2$/m)
  })

  it('say that they do not know while the database is away', async () => {
    const { app } = unServeur({
      metrics: {
        outbox: () => TE.left(portFailure('outbox')('away')),
        pool: () => null,
        clock: makeMemoryClock(UN_INSTANT),
      },
    })
    const answer = await app.inject({ url: '/metrics' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toMatch(/^outbox_waiting Nan$/m)
  })

  it.each([
    ['another machine', { remoteAddress: '192.0.2.7' }],
    [
      'another machine that claims to be this one',
      { remoteAddress: '192.0.2.7', headers: { 'x-forwarded-for': '127.0.0.1' } },
    ],
    ['a proxy of this machine', { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '192.0.2.7' } }],
    ['a client', { remoteAddress: '192.0.2.7', headers: bearer('client-1') }],
  ])('are not shown to %s', async (_who, request) => {
    for (const trustProxy of [[], ['127.0.0.1', '192.0.2.7']]) {
      const serveur = unServeur({ trustProxy })
      await inscrire(serveur)
      const answer = await serveur.app.inject({ url: '/metrics', ...request })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'ACCES_REFUSE'])
    }
  })

  it.each(
    `x-forwarded-host x-forwarded-proto x-original-forwarded-for forwarded via x-real-ip x-client-ip x-cluster-client-ip
    true-client-ip fastly-client-ip cdn-loop cf-connecting-ip cf-connecting-ipv6`.split(/\s+/),
  )('are not shown to this machine for somebody behind a proxy that says %s', async (header) => {
    const answer = await unServeur().app.inject({ url: '/metrics', headers: { [header]: 'x' } })
    expect(answer.statusCode).toBe(403)
  })

  it('are shown to the admin from anywhere', async () => {
    const serveur = unServeur()
    const { id } = await inscrire(serveur, EMAILS.admin, { role: 'admin' })
    const request = { url: '/metrics', remoteAddress: '192.0.2.7', headers: bearer(id) }
    expect((await serveur.app.inject(request)).statusCode).toBe(200)
  })
})
