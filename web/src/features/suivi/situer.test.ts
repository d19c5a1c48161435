import { describe, expect, it } from 'vitest'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { deroulement } from './deroulement.ts'
import { situationEnMots } from './situer.ts'
import { uneDateReply, unePrestationReply } from './suivi.fixture.ts'

const apres = (heures: number): Date => new Date(UN_INSTANT.getTime() + heures * 3_600_000)

const PROPOSEE = unePrestationReply({ dates: [uneDateReply()] })
const CONVENUE = unePrestationReply({ dates: [uneDateReply({ statut: 'accepte' })] })
const TERMINEE = { ...CONVENUE, statut: 'terminé' } as const

describe('where an order stands, as its client reads it', () => {
  it.each([
    ['the call that was promised', unePrestationReply(), 1, /^Nous vous appelons avant le mardi 24/, 'appel'],
    ['a call that is late', unePrestationReply(), 200, /^Notre appel a du retard/, 'appel'],
    ['a date to answer', PROPOSEE, 1, /^Une date attend votre réponse, avant le lundi 23/, 'reponse'],
    ['a date that lapsed', PROPOSEE, 73, /^La date proposée n’est plus réservée/, 'autre-date'],
    ['an agreed visit', CONVENUE, 1, /^Rendez-vous convenu le mardi 24 novembre 2026 à 10\sh$/, 'convenue'],
    ['a visit that has begun', CONVENUE, 96.5, /^Rendez-vous convenu le mardi 24/, 'visite'],
    ['a visit that is over', CONVENUE, 98, /est passé$/, 'visite'],
    ['work that has begun', { ...CONVENUE, statut: 'en_cours' } as const, 97, /^Intervention en cours$/, 'en-cours'],
    ['work that is done', TERMINEE, 98, /^Intervention terminée$/, 'facture'],
  ])('is %s, and the story lights the same step', (_, prestation, heures, phrase, etape) => {
    const maintenant = apres(heures)
    expect(situationEnMots(prestation, maintenant, 'client')).toMatch(phrase)
    const allumees = deroulement(prestation, maintenant).filter(({ etat }) => etat === 'attendu')
    expect(allumees.map(({ cle }) => cle)).toEqual([etape])
  })

  it('says who cancelled, and lights nothing any more', () => {
    const annulation = { le: UN_INSTANT.toISOString(), fait: { genre: 'annulation', motif: '', frais: null } } as const
    const annulee = (auteur: 'client' | 'entreprise') =>
      unePrestationReply({ statut: 'annulé', historique: [{ ...annulation, auteur }] })
    expect(situationEnMots(annulee('client'), apres(1), 'client')).toBe('Annulée par vous le 20 novembre 2026')
    expect(situationEnMots(annulee('entreprise'), apres(1), 'client')).toBe('Annulée par l’atelier le 20 novembre 2026')
    expect(deroulement(annulee('client'), apres(1)).some(({ etat }) => etat !== 'passe')).toBe(false)
  })
})
