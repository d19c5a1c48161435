import { describe, expect, it } from 'vitest'
import { devisReply } from '#adapters/http/contract/routes/devis'
import { unDossierDeDevis } from '#domain/devis/avenant.fixture'
import type { MoyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { unDossier } from '#domain/rendez-vous/dossier.fixture'
import { faitsDeReglement } from './reglement.ts'

const MOYENS = { iban: 'FR76 3000', paypal: 'bonjour@atelier.example' }

const faits = (moyens: MoyensDePaiement | null, statut: 'en_attente' | 'annulé' = 'en_attente') =>
  faitsDeReglement(devisReply(unDossierDeDevis(unDossier({}, { statut })), UN_INSTANT, moyens))

describe('how the page of a quote says to pay remote work', () => {
  it('names the account, PayPal and the reference to recall', () => {
    expect(faits(MOYENS)).toEqual([
      ['Virement', 'IBAN FR76 3000'],
      ['PayPal', 'bonjour@atelier.example'],
      ['Référence à rappeler', 'PREST-000001'],
    ])
  })

  it('names only the means that the business has', () => {
    expect(faits({ ...MOYENS, iban: null }).map(([nom]) => nom)).toEqual(['PayPal', 'Référence à rappeler'])
    expect(faits({ iban: null, paypal: null })).toEqual([])
  })

  it('says nothing of work on site, nor of an order that fell', () => {
    expect(faits(null)).toEqual([])
    expect(faits(MOYENS, 'annulé')).toEqual([])
  })
})
