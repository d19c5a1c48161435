import { describe, expect, it } from 'vitest'
import { unServeur } from '../server.fixture.ts'

const COMPTE = { email: 'demo@exemple.invalid', password: 'Sapin-de-demo-1' }

describe('the account of the demonstration', () => {
  it('is told by a demonstration, and kept in no cache', async () => {
    const answer = await unServeur({ demo: COMPTE }).app.inject({ url: '/api/demo' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, data: COMPTE }])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('does not exist on any other site', async () => {
    expect((await unServeur().app.inject({ url: '/api/demo' })).statusCode).toBe(404)
  })
})
