import { describe, expect, it } from 'vitest'
import { euros } from '#domain/shared/montant'
import { fraisDeplacement } from '#domain/tarification/frais-deplacement'
import { derivationDeplacement, derivationPrestation } from './derivation.ts'

const deplacement = (km: number) => ({ ...fraisDeplacement(km), approximatif: false, zoneAVerifier: false })

const enClair = (texte: string): string => texte.replace(/[\u00a0\u202f]/g, ' ')

describe('derivationDeplacement', () => {
  it('explains the fee from the distance', () => {
    expect(enClair(derivationDeplacement(deplacement(14.5)))).toBe(
      '2 × 14,5 km = 29 km aller-retour, dont 10 km offerts : 19 km × 1,00 €',
    )
  })

  it('does not claim an equality that rounding breaks', () => {
    expect(enClair(derivationDeplacement(deplacement(14.53)))).toContain('2 × 14,5 km ≈ 29,1 km aller-retour')
  })

  it('says that a short way is free', () => {
    expect(enClair(derivationDeplacement(deplacement(5)))).toBe('2 × 5 km = 10 km aller-retour, offerts jusqu’à 10 km')
  })
})

describe('derivationPrestation', () => {
  it('names the package, or multiplies the hours by the rate', () => {
    const forfait = { quantite: 1, unite: 'forfait', prixUnitaire: euros(65) } as const
    expect(enClair(derivationPrestation(forfait, 2))).toBe('Forfait de 2 h')
    const heures = { quantite: 3, unite: 'heure', prixUnitaire: euros(32.5) } as const
    expect(enClair(derivationPrestation(heures, 3))).toBe('3 h × 32,50 €')
  })
})
