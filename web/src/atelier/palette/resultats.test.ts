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

it('ends begun work with its invoice, when that is asked for', () => {
  const commencee = unePrestationReply({ statut: 'en_cours' })
  const menees = (verbe: 'facturer' | null) => gestesDe([commencee], verbe).map(({ to }) => to)
  expect(menees('facturer')).toEqual([`/admin/prestations/${commencee.reference}?terminer=1`])
  expect(menees(null)).toEqual([`/admin/prestations/${commencee.reference}?proposer=1`])
})

it('notes something of any order when that is asked for, of one that waits for a call in any case', () => {
  const appelee = unePrestationReply({ statut: 'terminé', appeleeLe: '2026-11-20T09:00:00.000Z' })
  const combien = (verbe: 'noter' | null, ...commandes: readonly (typeof appelee)[]) =>
    gestesDe(commandes, verbe).filter(({ clef }) => clef.startsWith('noter')).length
  expect(combien('noter', appelee, unePrestationReply())).toBe(2)
  expect(combien(null, appelee)).toBe(0)
})
