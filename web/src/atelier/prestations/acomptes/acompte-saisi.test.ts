import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { unReglement } from '#domain/facturation/facture-suivie.fixture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { euros } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { ouvrirEcriture } from '../../factures/ecriture-saisie.ts'
import { annonceDe, verifierAcompte } from './acompte-saisi.ts'

const recu = (...pieces: ReturnType<typeof numeroPiece>[]) => ({ ...unReglement({ montant: euros(20) }), pieces })

const FACTURE = recu(numeroPiece('acompte', 2026, 1))

it('says that an invoice is issued for what a business pays, and a credit note for what goes back of it', () => {
  expect(annonceDe({ type: 'professionnel', acomptes: [] }, false)).toContain('une facture d’acompte sera émise')
  expect(annonceDe({ type: 'professionnel', acomptes: [FACTURE] }, true)).toContain('l’objet d’un avoir')
})

it('announces nothing to a consumer, nor of money that no invoice was issued for', () => {
  expect(annonceDe({ type: 'particulier', acomptes: [recu()] }, false)).toBeNull()
  expect(annonceDe({ type: 'particulier', acomptes: [recu()] }, true)).toBeNull()
  expect(annonceDe({ type: 'professionnel', acomptes: [recu()] }, true)).toBeNull()
})

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
    expect(verifier({ le: '2026-11-19' })).toEqual(E.left({ date: expect.any(String) }))
  })
})
