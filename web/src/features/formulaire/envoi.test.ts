import { describe, expect, it } from 'vitest'
import { corrige, erreursDuRefus, premierFautif, refuse, refuseParLesChamps } from './envoi.ts'

const CHAMPS = ['email', 'password'] as const

describe('a form that did not serve', () => {
  it('gives the focus to the first field at fault in the order of the form', () => {
    expect(premierFautif(CHAMPS, { password: 'Non.', email: 'Non plus.' })).toBe('email')
    expect(premierFautif(CHAMPS, {})).toBeNull()
  })

  it('takes from a refusal the sentences about its own fields', () => {
    const champs = { email: 'Cette adresse.', autre: 'Ailleurs.' }
    const refus = { _tag: 'Refus', status: 400, code: 'X', message: '', champs, data: null, attendre: null } as const
    expect(erreursDuRefus(CHAMPS, refus)).toEqual({ email: 'Cette adresse.' })
  })

  it('forgets a fault once its field is corrected, and keeps the others and the alert', () => {
    const envoi = refuseParLesChamps({ email: 'Ici.', password: 'Et là.' })
    expect(corrige(envoi, 'email').erreurs).toEqual({ password: 'Et là.' })
    const alerte = refuse('Non.')
    expect(corrige<'email'>(alerte, 'email')).toBe(alerte)
  })
})
