import { expect, it } from 'vitest'
import { unReglement } from '#domain/facturation/facture-suivie.fixture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { euros } from '#domain/shared/montant'
import { annonceDe } from './annonce.ts'

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
