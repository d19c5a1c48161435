import { describe, expect, it } from 'vitest'
import { centimes, euros } from '#domain/shared/montant'
import { uneDateReply, unePrestationReply } from '../../features/suivi/suivi.fixture.ts'
import { lignesDePrix, prixDuDossier } from './prix.ts'

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

describe('the price of a record', () => {
  it('is that of the quote while no date is agreed, or while it costs the same', () => {
    const attendu = { total: euros(64), majore: false, devis: null }
    expect(prixDuDossier(unePrestationReply())).toEqual(attendu)
    expect(prixDuDossier(unePrestationReply({ dates: [uneDateReply({ statut: 'accepte' })] }))).toEqual(attendu)
  })

  it('is that of the agreed weekend, and names the quote beside it', () => {
    const dates = [uneDateReply({ statut: 'accepte', total: euros(128), majore: true })]
    expect(prixDuDossier(unePrestationReply({ dates }))).toEqual({ total: euros(128), majore: true, devis: euros(64) })
    expect(lignesDePrix({ ...unePrestationReply(), devis: horaire }, true)[0]).toEqual({
      label: 'Main-d’œuvre',
      derivation: '2\u00a0h à 50,00\u00a0€ l’heure, × 2 (samedi, dimanche ou jour férié)',
      amount: '200,00\u00a0€',
    })
  })
})
