import { describe, expect, it } from 'vitest'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { centimes } from '#domain/shared/montant'
import { uneDateReply, unePrestationReply } from '../../features/suivi/suivi.fixture.ts'
import { gesteSuivant } from './geste-suivant.ts'

const LE = UN_INSTANT.toISOString()

const evenement = (fait: ReturnType<typeof unePrestationReply>['historique'][number]['fait']) => ({
  le: LE,
  auteur: 'entreprise' as const,
  fait,
})

const facture = evenement({ genre: 'facture', numero: numeroPiece('facture', 2026, 1), total: centimes(6400) })
const avoir = evenement({ genre: 'avoir', numero: numeroPiece('avoir', 2026, 1), total: centimes(6400), motif: '' })

describe('the next gesture of an order', () => {
  it('is a date, then waiting for its answer, then the work once it is agreed', () => {
    expect(gesteSuivant(unePrestationReply(), UN_INSTANT)).toBe('proposer')
    expect(gesteSuivant(unePrestationReply({ dates: [uneDateReply()] }), UN_INSTANT)).toBe('attendre')
    const date = uneDateReply({ statut: 'accepte' })
    expect(gesteSuivant(unePrestationReply({ dates: [date] }), UN_INSTANT)).toBe('commencer')
    expect(gesteSuivant(unePrestationReply({ dates: [date] }), new Date(date.fin))).toBe('terminer')
  })

  it('is another date once the one that was offered ran out', () => {
    const date = uneDateReply()
    expect(gesteSuivant(unePrestationReply({ dates: [date] }), new Date(date.expireLe))).toBe('proposer')
  })

  it('is the end of the work, its invoice, then its money, and an invoice again once it was given back', () => {
    expect(gesteSuivant(unePrestationReply({ statut: 'en_cours' }), UN_INSTANT)).toBe('terminer')
    expect(gesteSuivant(unePrestationReply({ statut: 'terminé' }), UN_INSTANT)).toBe('facturer')
    const emise = { statut: 'terminé', historique: [facture] } as const
    expect(gesteSuivant(unePrestationReply(emise), UN_INSTANT)).toBe('encaisser')
    expect(gesteSuivant(unePrestationReply({ ...emise, historique: [facture, avoir] }), UN_INSTANT)).toBe('facturer')
  })

  it('of a cancelled order is its fees, and what a withdrawal leaves', () => {
    expect(gesteSuivant(unePrestationReply({ statut: 'annulé' }), UN_INSTANT)).toBe('frais')
    const retractee = {
      statut: 'annulé',
      historique: [evenement({ genre: 'retractation', motif: '' })],
    } as const
    expect(gesteSuivant(unePrestationReply(retractee), UN_INSTANT)).toBe('retractee')
    const creditee = { statut: 'terminé', historique: [facture, ...retractee.historique, avoir] } as const
    expect(gesteSuivant(unePrestationReply(creditee), UN_INSTANT)).toBe('retractee')
    const reprise = evenement({ genre: 'statut', de: 'annulé', vers: 'en_attente', motif: 'Elle a changé d’avis.' })
    const refaite = { statut: 'terminé', historique: [...retractee.historique, reprise] } as const
    expect(gesteSuivant(unePrestationReply(refaite), UN_INSTANT)).toBe('facturer')
  })
})
