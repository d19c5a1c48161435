import { describe, expect, it } from 'vitest'
import { bounded, ok, probleme } from './bounded.ts'

const told = (cause: unknown) => probleme(cause instanceof Error ? cause.message : '', 'wait')

describe('a check', () => {
  it('tells what it found', async () => {
    const found = await bounded('courriel', 60_000, () => Promise.resolve(ok('fine')), told)
    expect(found).toEqual({ sujet: 'courriel', etat: 'ok', constat: 'fine', conseil: null })
  })

  it('that fails is a problem', async () => {
    const found = await bounded('courriel', 60_000, () => Promise.reject(new Error('refused')), told)
    expect(found).toEqual({ sujet: 'courriel', etat: 'problème', constat: 'refused', conseil: 'wait' })
  })

  it('that never ends is a problem too', async () => {
    const found = await bounded('adresses', 10, () => new Promise(() => undefined), told)
    expect(found).toMatchObject({ etat: 'problème', constat: 'pas de réponse en 0.01 s' })
  })
})
