import { describe, expect, it } from 'vitest'
import type { CallFailure } from '../../api/reply.ts'
import { echecDeGeste } from './echec-de-geste.ts'

const unRefus = (status: number, code: string): CallFailure => ({
  _tag: 'Refus',
  status,
  code,
  message: 'Ce créneau n’est plus libre.',
  champs: {},
  data: undefined,
  attendre: null,
})

describe('echecDeGeste', () => {
  it('lets somebody try again when no answer came', () => {
    expect(echecDeGeste({ _tag: 'Reseau' })).toEqual({
      message: expect.stringContaining('réessayez, c’est sans risque'),
      appeler: false,
      actualiser: false,
    })
  })

  it('offers to look again after a conflict, in the words of the server', () => {
    expect(echecDeGeste(unRefus(409, 'CRENEAU_OCCUPE'))).toEqual({
      message: 'Ce créneau n’est plus libre.',
      appeler: false,
      actualiser: true,
    })
  })

  it.each([
    [409, 'REPONSE_FIGEE'],
    [409, 'INTERVENTION_COMMENCEE'],
    [410, 'LIEN_EXPIRE'],
  ] as const)('gives the number to call after %i %s', (status, code) => {
    expect(echecDeGeste(unRefus(status, code)).appeler).toBe(true)
  })

  it('does not send anybody to look again for a fault in what was typed', () => {
    expect(echecDeGeste(unRefus(400, 'SOUHAITS_INVALIDES')).actualiser).toBe(false)
  })
})
