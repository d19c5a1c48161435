import { describe, expect, it } from 'vitest'
import type { Siren } from '#domain/client/acheteur'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { retractationOuverte } from './retractation-ouverte.ts'
import { unePrestationReply } from './suivi.fixture.ts'

const PROFESSIONNEL = {
  type: 'professionnel',
  raisonSociale: 'Fromagerie du Lac',
  siren: '732829320' as Siren,
} as const

describe('the way to withdraw', () => {
  it('is shown until the last day of the delay', () => {
    expect(retractationOuverte(unePrestationReply(), UN_INSTANT)).toBe('2026-12-04')
    expect(retractationOuverte(unePrestationReply(), new Date('2026-12-04T22:59:00Z'))).toBe('2026-12-04')
    expect(retractationOuverte(unePrestationReply(), new Date('2026-12-04T23:00:00Z'))).toBeNull()
  })

  it.each([
    { quoi: 'a cancelled order', commande: { statut: 'annulé' } as const },
    { quoi: 'the order of a business', commande: { acheteur: PROFESSIONNEL } },
    {
      quoi: 'work done at the express request of the client',
      commande: { statut: 'terminé', debutAnticipeLe: UN_INSTANT.toISOString() } as const,
    },
  ])('is not shown for $quoi', ({ commande }) => {
    expect(retractationOuverte(unePrestationReply(commande), UN_INSTANT)).toBeNull()
  })
})
