import { describe, expect, it } from 'vitest'
import { centimes } from '#domain/shared/montant'
import { unePrestationReply } from '../../suivi/suivi.fixture.ts'
import { lignesDePrix } from './prix.ts'

const { devis } = unePrestationReply()

const horaire = {
  ...devis,
  typeTarif: 'horaire',
  heures: 2,
  tauxHoraire: centimes(5000),
  montantNet: centimes(10_000),
} as const

describe('how a price was found', () => {
  it('is hours times a rate, and the way there', () => {
    expect(lignesDePrix({ devis: horaire, fraisDeplacementEstime: centimes(744), modalite: 'domicile' })).toEqual([
      { label: 'Main-d’œuvre', derivation: '2\u00a0h à 50,00\u00a0€ l’heure', amount: '100,00\u00a0€' },
      { label: 'Déplacement', amount: '7,44\u00a0€' },
    ])
  })

  it('says that a short way is free', () => {
    const [, trajet] = lignesDePrix({ devis: horaire, fraisDeplacementEstime: centimes(0), modalite: 'domicile' })
    expect(trajet).toEqual({ label: 'Déplacement', amount: 'offert' })
  })

  it('has no way at all for remote work', () => {
    const forfait = { ...horaire, typeTarif: 'forfait' } as const
    expect(lignesDePrix({ devis: forfait, fraisDeplacementEstime: centimes(0), modalite: 'a_distance' })).toEqual([
      { label: 'Main-d’œuvre', derivation: '2\u00a0h au forfait', amount: '100,00\u00a0€' },
    ])
  })
})
