import { describe, expect, it } from 'vitest'
import { envoiPour, retenir, tirerCle } from './envoi.ts'

const tirer = (): string => 'nouvelle'

describe('envoiPour', () => {
  it('sends the same content with the same key, also after other contents', () => {
    const envois = retenir(retenir([], { cle: 'k1', contenu: 'a' }), { cle: 'k2', contenu: 'b' })
    expect(envoiPour(envois, 'a', tirer)).toEqual({ cle: 'k1', contenu: 'a' })
  })

  it('draws a new key for another content', () => {
    expect(envoiPour([{ cle: 'k1', contenu: 'a' }], 'b', tirer)).toEqual({ cle: 'nouvelle', contenu: 'b' })
  })

  it('keeps the last contents once each', () => {
    const premier = retenir([], { cle: 'k', contenu: 'a' })
    expect(retenir(premier, { cle: 'k', contenu: 'a' })).toEqual(premier)
    const tous = Array.from({ length: 12 }, (_, n) => n).reduce(
      (envois, n) => retenir(envois, { cle: `k${n}`, contenu: `${n}` }),
      premier,
    )
    expect(tous.map(({ cle }) => cle)).toEqual(['k11', 'k10', 'k9', 'k8', 'k7', 'k6', 'k5', 'k4'])
  })
})

describe('tirerCle', () => {
  it('draws 128 bits, never the same', () => {
    expect(tirerCle()).toMatch(/^[0-9a-f]{32}$/)
    expect(tirerCle()).not.toBe(tirerCle())
  })
})
