import { describe, expect, it } from 'vitest'
import { refusDeConnexion } from './connecter.ts'

/** 10:00:20 in Paris. */
const INSTANT = new Date('2026-11-20T09:00:20Z')

const refus = (attendre: number | null) =>
  ({ _tag: 'Refus', status: 429, code: 'X', message: 'Trop.', champs: {}, data: null, attendre }) as const

describe('a login that failed', () => {
  it('says what the server said, else the usual sentence', () => {
    expect(refusDeConnexion(refus(null), INSTANT).alerte).toEqual({ titre: 'Trop.', suite: null })
    expect(refusDeConnexion({ _tag: 'Reseau' }, INSTANT).alerte?.titre).toBe(
      'Erreur lors de la connexion. Veuillez réessayer.',
    )
  })

  it('says at which minute the next try is let in', () => {
    const suite = (attendre: number) => refusDeConnexion(refus(attendre), INSTANT).alerte?.suite
    expect(suite(40)).toBe('Nouvel essai possible à 10\u00a0h\u00a001.')
    expect(suite(41)).toBe('Nouvel essai possible à 10\u00a0h\u00a002.')
  })
})
