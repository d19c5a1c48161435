import { expect, it } from 'vitest'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { euros } from '#domain/shared/montant'
import { remboursement } from './remboursement.ts'
import { unePrestationReply } from './suivi.fixture.ts'

const retractation = {
  le: UN_INSTANT.toISOString(),
  auteur: 'client',
  fait: { genre: 'retractation', motif: '' },
} as const

const dire = (...[overrides]: Parameters<typeof unePrestationReply>) =>
  remboursement(unePrestationReply({ statut: 'annulé', aRendre: euros(100), ...overrides })).map((phrase) =>
    phrase.replaceAll(/[\u00a0\u202f]/g, ' '),
  )

it('names the amount that is held of a cancelled order, and nothing when none is', () => {
  expect(dire()).toEqual(['Vous avez versé 100,00 € : nous vous les rendons.'])
  const tardive = { ...retractation, fait: { genre: 'annulation', motif: '', frais: euros(60) } } as const
  expect(dire({ historique: [tardive] })[0]).toContain('moins les frais d’annulation tardive s’ils vous sont demandés')
  expect(dire({ aRendre: euros(0) })).toEqual([])
})

it('names the last day for it once the order was withdrawn from, and what may be kept of work that was asked for', () => {
  expect(dire({ historique: [retractation] })).toEqual([
    'Vous avez versé 100,00 € : nous vous les rendons au plus tard le 4 décembre 2026, par le même moyen de paiement.',
  ])
  expect(dire({ historique: [retractation], debutAnticipeLe: UN_INSTANT.toISOString() })).toHaveLength(2)
})
