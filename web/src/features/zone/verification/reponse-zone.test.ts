import { describe, expect, it } from 'vitest'
import type { Lieu } from '#domain/zone/zone-intervention'
import { unLieuA } from '#domain/zone/lieu.fixture'
import { reponseZone } from './reponse-zone.ts'

/** No-break spaces read as spaces. */
const lire = (km: number, precisionKm = 0, communes: readonly Lieu[] = []) => {
  const { verdict, textes } = reponseZone({ lieu: { ...unLieuA(km, precisionKm), libelle: 'Ici' }, communes })
  return { verdict, texte: textes.join(' ').replaceAll(/[\u00a0\u202f]/g, ' ') }
}

describe('the answer to « do you come here? »', () => {
  it('gives distance and fee of an address in the zone', () => {
    const { verdict, texte } = lire(12.3)
    expect(verdict).toBe('dans_la_zone')
    expect(texte).toContain('Ici : 12,3 km de Montmorot à vol d’oiseau.')
    expect(texte).toContain('Déplacement : 14,60 €, pour 24,6 km aller-retour dont 10 km offerts.')
  })

  it('says that a near visit is free', () => {
    expect(lire(4.9).texte).toContain('Déplacement offert : 9,8 km aller-retour, 10 km sont offerts.')
  })

  it('marks what a town alone cannot say exactly', () => {
    const { verdict, texte } = lire(20, 3)
    expect(verdict).toBe('dans_la_zone')
    expect(texte).toContain('environ 20 km de Montmorot à vol d’oiseau, à 3 km près.')
    expect(texte).toContain('environ 30,00 €, pour 40 km aller-retour dont 10 km offerts. Indiquez votre adresse')
  })

  it('shows no margin larger than what it measures: what is sure, and what the call settles', () => {
    expect(lire(1.6, 2.1).texte).toContain(
      'Ici : le centre est à 1,6 km de Montmorot à vol d’oiseau, votre adresse à 3,7 km au plus. Déplacement offert : 3,2 km',
    )
    const { texte } = lire(5.9, 2.1)
    expect(texte).toContain('environ 5,9 km de Montmorot à vol d’oiseau, à 2,1 km près.')
    expect(texte).toContain(
      'Déplacement : 1,80 € depuis le centre de la commune, 6,00 € au plus. Votre adresse, ou notre appel, fixe le montant.',
    )
  })

  it('tells of a postcode what its communes have in common', () => {
    const { verdict, texte } = lire(6, 9, [unLieuA(3, 2), unLieuA(12, 2)])
    expect(verdict).toBe('dans_la_zone')
    expect(texte).toContain('Ici : 2 communes, de 3 à 12 km de Montmorot')
    expect(texte).toContain('Déplacement : de 0,00 € à 14,00 € selon la commune.')
    expect(lire(38, 9, [unLieuA(33, 2), unLieuA(45, 2)])).toMatchObject({
      verdict: 'a_verifier',
      texte: expect.stringContaining('choisissez la vôtre'),
    })
  })

  it('asks for the address when the limit passes through the town', () => {
    expect(lire(39, 3)).toMatchObject({ verdict: 'a_verifier', texte: expect.stringContaining('adresse complète') })
  })

  it('sends to the contact form between the two circles, and never shows the limit as passed by nothing', () => {
    const { verdict, texte } = lire(40.01)
    expect(verdict).toBe('sur_demande')
    expect(texte).toContain('40,1 km de Montmorot')
    expect(texte).toContain('écrivez-nous')
  })

  it('prices no travel to a place too far', () => {
    const { verdict, texte } = lire(75)
    expect(verdict).toBe('trop_loin')
    expect(texte).not.toContain('€')
    expect(texte).toContain('à distance')
  })
})
