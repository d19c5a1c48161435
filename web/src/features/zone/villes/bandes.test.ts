import { describe, expect, it } from 'vitest'
import { unLieuA } from '#domain/zone/lieu.fixture'
import { classerParBande } from './bandes.ts'
import { VILLES_DE_LA_ZONE } from './villes-de-la-zone.ts'

describe('classerParBande', () => {
  it('sorts towns by what a visit supposes, the nearest first', () => {
    const villes = [45, 12, 39, 3, 30, 8].map((km) => ({ ...unLieuA(km, 3), libelle: `${km}` }))
    expect(classerParBande(villes).map(({ bande, villes }) => [bande, villes.map(({ nom }) => nom)])).toEqual([
      ['offert', ['3']],
      ['proche', ['8', '12']],
      ['loin', ['30']],
      ['a_verifier', ['39']],
      ['sur_demande', ['45']],
    ])
  })

  it('finds known towns where they are', () => {
    const bandeDe = (nom: string) =>
      classerParBande(VILLES_DE_LA_ZONE).find(({ villes }) => villes.some((ville) => ville.nom === nom))?.bande
    expect(['Lons-le-Saunier', 'Poligny', 'Saint-Claude', 'Dole'].map(bandeDe)).toEqual([
      'offert',
      'loin',
      'a_verifier',
      'sur_demande',
    ])
  })
})
