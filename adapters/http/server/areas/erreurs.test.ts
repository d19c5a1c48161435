import { describe, expect, it } from 'vitest'
import { unServeur } from '../server.fixture.ts'

describe('a failure of a screen', () => {
  it('is logged under its id without anything personal', async () => {
    const { app, lignes } = unServeur()
    const answer = await app.inject({
      method: 'POST',
      url: '/api/erreurs',
      payload: {
        id: 'abc-123',
        message: 'Cannot read jeanne@courriel.example of 06 12 34 56 78\n{"level":"fatal"}',
        chemin: '/commander?nom=Jeanne&email=jeanne@courriel.example',
      },
    })
    expect([answer.statusCode, answer.json()]).toEqual([202, { success: true, data: {} }])
    const [ligne = ''] = lignes
    expect(JSON.parse(ligne)).toMatchObject({
      level: 'warn',
      reqId: answer.headers['x-request-id'],
      screen: { id: 'abc-123', message: 'Cannot read [email] of [number] {"level":"fatal"}', path: '/commander' },
    })
    expect(lignes.join('')).not.toMatch(/jeanne|06 12/i)
  })

  it.each([{ message: 'x'.repeat(1001) }, { chemin: 'x'.repeat(501) }, { id: 'x'.repeat(65) }, { id: {} }])(
    'is refused when it tells too much',
    async (payload) => {
      const { app, lignes } = unServeur()
      const answer = await app.inject({ method: 'POST', url: '/api/erreurs', payload })
      expect(answer.statusCode).toBe(400)
      expect(lignes.filter((ligne) => ligne.includes('screen failure'))).toEqual([])
    },
  )
})
