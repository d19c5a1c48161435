import { describe, expect, it } from 'vitest'
import { centimes } from '#domain/shared/montant'
import { uneEstimation, unServiceDemande } from '#domain/tarification/estimation.fixture'
import * as E from '#fp/Either'
import { confirmerPrix, passerCommande } from './commande.ts'
import { UN_INSTANT, uneDemande } from './prestation.fixture.ts'

const OCTETS = Uint8Array.from({ length: 16 }, (_, rang) => rang + 16)

describe('the price a client has accepted', () => {
  it('must be the price of the server, to the cent', () => {
    const estimation = uneEstimation()
    expect(confirmerPrix(estimation, centimes(6_400))).toEqual(E.right(estimation))
    const perime = E.left({ _tag: 'DevisPerime', estimation })
    expect([6_399, 6_401, 0, -6_400].map((total) => confirmerPrix(estimation, centimes(total)))).toEqual(
      Array.from({ length: 4 }, () => perime),
    )
  })
})

describe('a new order', () => {
  it('waits, of normal priority, with the deadline of the call and no appointment yet', () => {
    const demande = uneDemande()
    expect(passerCommande(demande, unServiceDemande(), uneEstimation(), UN_INSTANT, OCTETS)).toEqual({
      ...demande,
      id: expect.stringMatching(/^[0-9A-Z]{10}GHJKMNPQRSTVWXYZ$/),
      reference: 'PREST-TVWXYZ',
      creeLe: UN_INSTANT,
      serviceDescription: expect.stringContaining('Réinstallation du système'),
      estimation: uneEstimation(),
      versionDevis: 1,
      statut: 'en_attente',
      priorite: 'normale',
      contactDes: new Date('2026-11-23T09:00:00Z'),
      contactAvant: new Date('2026-11-24T09:00:00Z'),
      appeleeLe: null,
      version: 1,
    })
  })

  it('keeps the words of a custom request', () => {
    const surMesure = { _tag: 'SurMesure', nom: 'Diapositives', description: 'Environ 200 vues' } as const
    const commande = passerCommande(uneDemande(), surMesure, uneEstimation(surMesure), UN_INSTANT, OCTETS)
    expect(commande.serviceDescription).toBe('Environ 200 vues')
    expect(commande.estimation.service).toBe('Diapositives')
  })
})
