import { describe, expect, it } from 'vitest'
import { PARTICULIER, type Acheteur, type Siren } from '../client/acheteur.ts'
import { peutCommencerAussitot } from '../retractation/delai.ts'
import { SANS_ENGAGEMENT } from './engagement.ts'
import { type Declaration, engager, engagerAuTelephone } from './engager.ts'
import { UN_INSTANT } from './prestation.fixture.ts'
import { BOUTON_DE_COMMANDE, RIEN_EN_LIGNE, TEXTES_DE_CONSENTEMENT } from './textes-d-engagement.ts'

const PROFESSIONNEL: Acheteur = {
  type: 'professionnel',
  raisonSociale: 'Menuiserie Haddad',
  siren: '123456782' as Siren,
}

const TOUT: Declaration = { acheteur: PARTICULIER, debutAnticipe: true, urgence: true }

const LE = UN_INSTANT.toISOString()

describe('what a client binds themselves to', () => {
  it('keeps the instant of each consent and exactly the words that were shown', () => {
    expect(engager(TOUT, 'sur_place', UN_INSTANT, 'abc')).toEqual({
      acheteur: PARTICULIER,
      texteAccepte: [
        TEXTES_DE_CONSENTEMENT.debutAnticipe,
        TEXTES_DE_CONSENTEMENT.urgence,
        BOUTON_DE_COMMANDE,
        RIEN_EN_LIGNE,
      ].join('\n'),
      empreinteDevis: 'abc',
      debutAnticipeLe: LE,
      depannageUrgentLe: LE,
    })
  })

  it('has no urgent repair at home without a visit', () => {
    const engagement = engager(TOUT, 'a_distance', UN_INSTANT, '')
    expect([engagement.debutAnticipeLe, engagement.depannageUrgentLe]).toEqual([LE, null])
    expect(engagement.texteAccepte).not.toContain('urgent')
  })

  it('has no consent of a professional, who cannot withdraw', () => {
    const engagement = engager({ ...TOUT, acheteur: PROFESSIONNEL }, 'sur_place', UN_INSTANT, '')
    expect(engagement).toMatchObject({
      acheteur: PROFESSIONNEL,
      texteAccepte: `${BOUTON_DE_COMMANDE}\n${RIEN_EN_LIGNE}`,
      debutAnticipeLe: null,
      depannageUrgentLe: null,
    })
  })

  it('keeps the instant and the words of what was asked for on the telephone, where no button is pressed', () => {
    expect(engagerAuTelephone(TOUT, 'sur_place', UN_INSTANT)).toEqual({
      acheteur: PARTICULIER,
      texteAccepte: `${TEXTES_DE_CONSENTEMENT.debutAnticipe}\n${TEXTES_DE_CONSENTEMENT.urgence}`,
      empreinteDevis: '',
      debutAnticipeLe: LE,
      depannageUrgentLe: LE,
    })
    expect(engagerAuTelephone(TOUT, 'a_distance', UN_INSTANT)).toMatchObject({ depannageUrgentLe: null })
    expect(engagerAuTelephone({ ...TOUT, acheteur: PROFESSIONNEL }, 'sur_place', UN_INSTANT)).toEqual({
      ...SANS_ENGAGEMENT,
      acheteur: PROFESSIONNEL,
    })
  })

  it('says whether the work may begin at once', () => {
    const seulement = (declaration: Partial<Declaration>) =>
      peutCommencerAussitot(
        engager({ ...TOUT, debutAnticipe: false, urgence: false, ...declaration }, 'sur_place', UN_INSTANT, ''),
      )
    expect(peutCommencerAussitot(SANS_ENGAGEMENT)).toBe(false)
    expect(seulement({})).toBe(false)
    expect(seulement({ debutAnticipe: true })).toBe(true)
    expect(seulement({ urgence: true })).toBe(true)
    expect(seulement({ acheteur: PROFESSIONNEL })).toBe(true)
  })
})
