import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { unServeur } from '../server.fixture.ts'

const URL = '/api/services'

describe('the services', () => {
  it('are a bare array of 13, with prices in euros', async () => {
    const { app } = unServeur()
    const answer = await app.inject({ url: URL })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    const services = answer.json<{ id: number }[]>()
    expect(services.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    expect(services[4]).toMatchObject({ id: 5, name: 'Réinstallation PC', price: 64, categorie: 'depannage' })
    expect(Object.keys(services[0] ?? {}).toSorted()).toEqual(
      ['categorie', 'description', 'forfait', 'id', 'image', 'name', 'price'].toSorted(),
    )
  })

  it('are not sent again to who has them', async () => {
    const { app } = unServeur()
    const first = await app.inject({ url: URL })
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(first.headers['etag']).toMatch(/^"[\w-]{27}"$/)
    const again = await app.inject({ url: URL, headers: { 'if-none-match': `"other", ${first.headers['etag']}` } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['etag']).toBe(first.headers['etag'])
    const changed = await app.inject({ url: URL, headers: { 'if-none-match': '"other"' } })
    expect(changed.statusCode).toBe(200)
  })

  it('are compressed for who reads it, each writing with a validator of its own', async () => {
    const { app } = unServeur()
    const plain = await app.inject({ url: URL, headers: { 'accept-encoding': 'identity' } })
    const br = await app.inject({ url: URL, headers: { 'accept-encoding': 'gzip, deflate, br' } })
    const gz = await app.inject({ url: URL, headers: { 'accept-encoding': 'gzip' } })
    expect([plain, br, gz].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
    expect([plain, br, gz].map(({ headers }) => headers['vary'])).toEqual(Array(3).fill('accept-encoding'))
    expect(new Set([plain, br, gz].map(({ headers }) => headers['etag'])).size).toBe(3)
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body)
  })

  it('answer a HEAD without a body', async () => {
    const { app } = unServeur()
    const answer = await app.inject({ method: 'HEAD', url: URL })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })
})
