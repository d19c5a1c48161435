import { describe, expect, it } from 'vitest'
import { unServeur } from '../server.fixture.ts'

describe('the health of the server', () => {
  it('is alive without its database, and ready only with it', async () => {
    const { app, health } = unServeur()
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200)
    health.couper()
    const ready = await app.inject({ url: '/readyz' })
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5'])
    expect(ready.json()).toMatchObject({ success: false, code: 'SERVICE_INDISPONIBLE' })
    const alive = await app.inject({ url: '/healthz' })
    expect([alive.statusCode, alive.json()]).toEqual([200, { success: true }])
  })
})
