import { expect, it } from 'vitest'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { unePrestationReply } from '../../features/suivi/suivi.fixture.ts'
import { gestesDe } from './resultats.ts'

it('offers an invoice for work that is done and has none', () => {
  const faite = unePrestationReply({ statut: 'terminé' })
  const facturee = { ...faite, factureEnCours: numeroPiece('facture', 2026, 1) }
  const offerts = [faite, facturee, unePrestationReply()].map((commande) => gestesDe([commande], 'facturer').length)
  expect(offerts).toEqual([1, 0, 0])
})
