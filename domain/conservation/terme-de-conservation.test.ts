import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { uneFactureDAcompte } from '#domain/facturation/facture.fixture'
import { uneFactureSuivie, unReglement } from '#domain/facturation/facture-suivie.fixture'
import { uneDate, unDossier } from '#domain/rendez-vous/dossier.fixture'
import { euros } from '#domain/shared/montant'
import { uneEstimation } from '#domain/tarification/estimation.fixture'
import { termeDeLaFacture, termeDeLaPrestation, termeDuCompte, tousATerme } from './terme-de-conservation.ts'

const unCompte = (overrides: Partial<Parameters<typeof termeDuCompte>[0]> = {}) =>
  termeDuCompte({
    isAdmin: false,
    dossiers: [],
    contacts: [new Date('2026-11-20T09:00:00Z'), new Date('2026-12-31T23:30:00Z'), new Date('2026-12-01T09:00:00Z')],
    ...overrides,
  })

const fait = unDossier({ dates: [uneDate({ statut: 'accepte' })] }, { statut: 'terminé' })

describe('when a record goes, and why', () => {
  it('is three years after the last contact of somebody who never ordered', () => {
    expect(unCompte()).toEqual({ jusquAu: '2030-01-01', motif: 'dernier_contact' })
  })

  it('is five years after the last service of a client, whatever was written since', () => {
    const dossiers = [fait, unDossier({}, { statut: 'annulé' })]
    expect(unCompte({ dossiers })).toEqual({ jusquAu: '2031-11-30', motif: 'derniere_prestation' })
  })

  it('is told by no day while an order is open, nor of an admin', () => {
    expect(unCompte({ dossiers: [fait, unDossier()] })).toEqual({ jusquAu: null, motif: 'prestation_ouverte' })
    expect(unCompte({ isAdmin: true })).toEqual({ jusquAu: null, motif: 'compte_admin' })
  })

  it('is ten years after the visit for a contract of 120 € or more, else that of the account', () => {
    expect(termeDeLaPrestation(fait)).toEqual({ jusquAu: null, motif: 'avec_le_compte' })
    const cher = unDossier(
      { dates: [uneDate({ statut: 'accepte', total: euros(120) })] },
      { statut: 'terminé', estimation: { ...uneEstimation(), totalNet: euros(120) } },
    )
    expect(termeDeLaPrestation(cher)).toEqual({ jusquAu: '2036-11-30', motif: 'contrat' })
  })

  it('is 31 December of the tenth year after the last entry of an invoice', () => {
    const { facture } = uneFactureSuivie()
    expect(termeDeLaFacture(uneFactureSuivie())).toEqual({
      jusquAu: dateCivile(Number(facture.date.slice(0, 4)) + 10, 12, 31),
      motif: 'facture',
    })
    const reglements = [unReglement({ le: dateCivile(2027, 1, 4) })]
    expect(termeDeLaFacture(uneFactureSuivie({ reglements }))).toEqual({ jusquAu: '2037-12-31', motif: 'facture' })
  })

  it('is that of an invoice for a deposit with the invoice that deducts it', () => {
    expect(termeDeLaFacture({ facture: uneFactureDAcompte(), avoirs: [], clientId: null })).toEqual({
      jusquAu: null,
      motif: 'avec_la_facture',
    })
  })
})

it('an account may go once each of its orders is closed, and five years old', () => {
  const annule = unDossier({}, { statut: 'annulé' })
  expect(tousATerme([fait], dateCivile(2031, 11, 30))).toBe(false)
  expect(tousATerme([fait, annule], dateCivile(2031, 12, 1))).toBe(true)
  expect(tousATerme([annule, fait], dateCivile(2031, 11, 30))).toBe(false)
  expect(tousATerme([fait, unDossier()], dateCivile(2040, 1, 1))).toBe(false)
})
