import { describe, expect, it } from 'vitest'
import { bearer, uneEstimationEnvoyee, unServeur } from '../server.fixture.ts'

const defect = (): never => {
  throw new Error('relation "prestations" at /srv/app/adapters/postgres.ts')
}

const INTERNALS = /relation|postgres|\.ts|Error:|stack/

describe('a defect', () => {
  it('in a call is a 500 that says nothing of the inside but the id of its log line', async () => {
    const { app, lignes } = unServeur({ useCases: { estimer: () => async () => defect() } })
    const answer = await app.inject({ method: 'POST', url: '/api/estimations', payload: uneEstimationEnvoyee() })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      success: false,
      code: 'ERREUR_INTERNE',
      message: 'Une erreur inattendue s’est produite. Réessayez, ou écrivez-nous si le problème persiste.',
      id: answer.headers['x-request-id'],
    })
    const logged = lignes.filter((ligne) => ligne.includes('relation'))
    expect(logged).toHaveLength(1)
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 'error', reqId: answer.headers['x-request-id'] })
  })

  it('in a page is a page that needs nothing else', async () => {
    const { app, lignes } = unServeur({ renderPage: async () => defect() })
    const answer = await app.inject({ url: '/' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain("<h1>Une erreur s'est produite</h1>")
    expect(answer.body).toContain(String(answer.headers['x-request-id']))
    expect(answer.body).not.toMatch(INTERNALS)
    expect(lignes.join('')).toContain('relation')
  })

  it('in a page is forgotten once it is mended', async () => {
    let broken = true
    const page = { kind: 'page', status: 200, html: 'mended', styleSources: [], cacheable: true } as const
    const { app } = unServeur({ renderPage: async () => (broken ? defect() : page) })
    expect((await app.inject({ url: '/' })).statusCode).toBe(500)
    broken = false
    expect((await app.inject({ url: '/' })).body).toBe('mended')
  })

  it('in the reading of a session is one too', async () => {
    const { app } = unServeur({ useCases: { reconnaitreSession: () => async () => defect() } })
    const answer = await app.inject({
      method: 'POST',
      url: '/api/estimations',
      payload: uneEstimationEnvoyee(),
      headers: bearer('client-1'),
    })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toMatch(INTERNALS)
  })
})
