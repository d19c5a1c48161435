import type { InjectOptions } from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { bearer, inscrire, type UnServeur, unServeur } from './server.fixture.ts'

const ORDER: InjectOptions = { method: 'POST', url: '/api/prestations/commander', payload: {} }
const ESTIMATE: InjectOptions = { method: 'POST', url: '/api/estimations', payload: {} }
const TOWNS: InjectOptions = { url: '/api/geo/villes/39000' }

const statuses = async (
  { app }: UnServeur,
  times: number,
  ...requests: readonly InjectOptions[]
): Promise<number[]> => {
  const found: number[] = []
  for (let time = 0; time < times; time += 1) {
    for (const request of requests) found.push((await app.inject(request)).statusCode)
  }
  return found
}

describe('the number of calls', () => {
  it('is limited to 30 orders of one address in 10 minutes', async () => {
    const serveur = unServeur({ limites: true })
    expect(await statuses(serveur, 30, ORDER)).toEqual(Array(30).fill(400))
    const refused = await serveur.app.inject(ORDER)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
    expect(refused.json()).toEqual({
      success: false,
      code: 'TROP_DE_DEMANDES',
      message: 'Trop de demandes en peu de temps. Patientez un instant avant de réessayer.',
    })
    expect(await statuses(serveur, 1, { ...ORDER, remoteAddress: '192.0.2.8' })).toEqual([400])
    expect(await statuses(serveur, 1, TOWNS, { url: '/api/services' })).toEqual([200, 200])
  })

  it('is limited to 120 estimates and places a minute, counted together', async () => {
    const serveur = unServeur({ limites: true })
    expect(await statuses(serveur, 60, ESTIMATE, TOWNS)).not.toContain(429)
    expect(await statuses(serveur, 1, ESTIMATE, TOWNS)).toEqual([429, 429])
  })

  it('is limited for quotes too, whose key anybody may guess at, out of the same 120', async () => {
    const serveur = unServeur({ limites: true })
    const quotes = ['.pdf', '.txt', ''].map((what) => ({ url: `/api/prestations/x/devis${what}?cle=forged` }))
    expect(await statuses(serveur, 40, ...quotes)).toEqual(Array(120).fill(404))
    expect(await statuses(serveur, 1, ...quotes, ESTIMATE)).toEqual([429, 429, 429, 429])
  })

  it('is limited to 30 answers to dates in 10 minutes, while the links are read freely', async () => {
    const serveur = unServeur({ limites: true })
    const url = `/api/prestations/${'0'.repeat(26)}/validation-date`
    const answer: InjectOptions = { method: 'POST', url, payload: { token: 'faux', action: 'accepter' } }
    expect(await statuses(serveur, 31, answer)).toEqual([...Array<number>(30).fill(404), 429])
    expect(await statuses(serveur, 1, { url: `${url}/faux` })).toEqual([404])
  })

  it('is limited to 30 messages in 10 minutes, of the form and of the client area together', async () => {
    const serveur = unServeur({ limites: true })
    const headers = bearer((await inscrire(serveur)).id)
    const message: InjectOptions = { method: 'POST', url: '/api/contact', payload: {} }
    const ofClient: InjectOptions = { method: 'POST', url: '/api/contact/client-general', payload: {}, headers }
    const suite: InjectOptions = { method: 'POST', url: '/api/contact/1/suite', payload: {}, headers }
    expect(await statuses(serveur, 10, message, ofClient, suite)).toEqual(Array(30).fill(400))
    const list: InjectOptions = { url: '/api/contact/mes-messages', headers }
    expect(await statuses(serveur, 1, message, ofClient, suite, list)).toEqual([429, 429, 429, 200])
  })

  it('is not reset by a forged address', async () => {
    const serveur = unServeur({ limites: true })
    const forged = (time: number): InjectOptions => ({ ...ORDER, headers: { 'x-forwarded-for': `198.51.100.${time}` } })
    for (let time = 0; time < 30; time += 1) await serveur.app.inject(forged(time))
    expect((await serveur.app.inject(forged(31))).statusCode).toBe(429)
  })

  it('is counted for the address that a known proxy names, as that proxy saw it', async () => {
    const serveur = unServeur({ limites: true, trustProxy: ['10.0.0.1'] })
    const through = (proxy: string, client: string): InjectOptions => ({
      ...ORDER,
      remoteAddress: proxy,
      headers: { 'x-forwarded-for': client },
    })
    for (let time = 0; time < 30; time += 1) {
      await serveur.app.inject(through('10.0.0.1', `203.0.113.${time}, 198.51.100.1`))
    }
    const after = [
      through('10.0.0.1', '198.51.100.1'),
      through('10.0.0.1', '198.51.100.2'),
      through('10.0.0.2', '198.51.100.1'),
    ]
    expect(await statuses(serveur, 1, ...after)).toEqual([429, 400, 400])
  })

  it('counts the addresses of one IPv6 network as one', async () => {
    const serveur = unServeur({ limites: true })
    for (let time = 0; time < 30; time += 1) await serveur.app.inject({ ...ORDER, remoteAddress: `2001:db8::${time}` })
    const after = ['2001:db8::ffff', '2001:db8:0:1::1'].map((remoteAddress) => ({ ...ORDER, remoteAddress }))
    expect(await statuses(serveur, 1, ...after)).toEqual([429, 400])
  })

  it('is counted by a clock that nobody sets: a step of the one on the wall changes no wait', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const serveur = unServeur({ limites: true })
    await statuses(serveur, 30, ORDER)
    for (const step of [-7_200_000, 10_800_000]) {
      vi.setSystemTime(Date.now() + step)
      const refused = await serveur.app.inject(ORDER)
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590)
    }
  })

  it('is not limited when limits are off', async () => {
    expect(await statuses(unServeur({ limites: false }), 40, ORDER)).not.toContain(429)
  })
})
