import { describe, expect, it } from 'vitest'
import { attenteDe } from './attente.ts'

const NOMBRES = {
  enRetard: 0,
  aContacter: 3,
  aReproposer: 1,
  sansReponse: 2,
  aRembourser: 4,
  messagesNonLus: 0,
  courrielsEchoues: 1,
}

describe('what waits in a place', () => {
  it('is counted and said, and nothing is no badge', () => {
    expect(attenteDe(['prestations'], NOMBRES)).toEqual({
      nombre: 4,
      texte: '3 à contacter, 1 date à proposer',
      presse: false,
    })
    expect(attenteDe(['messages'], NOMBRES)).toBeNull()
    expect(attenteDe(['agenda'], undefined)).toBeNull()
  })

  it('presses when it is late or has failed', () => {
    expect(attenteDe(['clients', 'diagnostics'], NOMBRES)?.presse).toBe(true)
    expect(attenteDe(['aujourdhui'], { ...NOMBRES, enRetard: 2 })).toEqual({
      nombre: 2,
      texte: '2 en retard',
      presse: true,
    })
  })
})
