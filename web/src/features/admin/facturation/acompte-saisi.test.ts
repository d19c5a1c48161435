import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { euros } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { ouvrirEcriture } from '../factures/ecriture-saisie.ts'
import { verifierAcompte } from './acompte-saisi.ts'

const JOUR = dateCivile(2026, 12, 1)

describe('money before the invoice', () => {
  const recu = {
    id: '1',
    mode: 'virement',
    montant: euros(24),
    le: JOUR,
    note: '',
    annule: null,
    enregistreLe: '',
  } as const
  const commande = { acomptes: [recu], acompteMax: euros(40), des: dateCivile(2026, 11, 20) }
  const verifier = (change: object, rendu = false) =>
    verifierAcompte({ ...ouvrirEcriture(euros(24), rendu, JOUR), ...change }, commande, JOUR)

  it('comes in up to what is left of the price, and goes back up to what was received', () => {
    expect(verifier({ montant: '40' })).toMatchObject({ right: { montant: euros(40) } })
    expect(verifier({ montant: '24' }, true)).toMatchObject({ right: { montant: euros(-24) } })
    expect(verifier({ montant: '40,01' })).toEqual(E.left({ montant: expect.any(String) }))
    expect(verifier({ montant: '24,01' }, true)).toEqual(E.left({ montant: expect.any(String) }))
  })

  it('came on the day of the order at the earliest', () => {
    expect(E.isRight(verifier({ le: '2026-11-20' }))).toBe(true)
    expect(verifier({ le: '2026-11-19' })).toEqual(E.left({ le: expect.any(String) }))
  })
})
