import { describe, expect, it } from 'vitest'
import { echecDeCommande } from './echec.ts'

describe('an order that was not answered 201', () => {
  it('may stand all the same when the answer was lost on its way', () => {
    expect(echecDeCommande({ _tag: 'Reseau' })).toMatchObject({ genre: 'sans_reponse' })
  })

  it('does not stand when the server said no', () => {
    const refus = {
      _tag: 'Refus',
      status: 422,
      code: 'HORS_ZONE',
      message: 'Trop loin.',
      champs: {},
      data: null,
    } as const
    expect(echecDeCommande({ ...refus, attendre: null })).toEqual({ genre: 'refus', message: 'Trop loin.' })
  })

  it('is told once when the whole refusal is about one field', () => {
    const message = 'Cette ville n’a pas le code postal 39000.'
    const refus = { _tag: 'Refus', status: 400, code: 'CHAMPS_INVALIDES', message, champs: { ville: message } } as const
    expect(echecDeCommande({ ...refus, data: null, attendre: null })).toEqual({ genre: 'refus', message })
  })
})
