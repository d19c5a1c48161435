import { expect, it } from 'vitest'
import { unePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { unDossier } from '#domain/rendez-vous/dossier.fixture'
import { uneEstimation, unLieu, unServiceDemande } from '#domain/tarification/estimation.fixture'
import { prestationReply } from './prestation-reply.ts'

it('tells what the client was told to be unsure of the travel', () => {
  const lire = (estimation = uneEstimation()) => {
    const dossier = unDossier({ prestation: unePrestation({ estimation }) })
    const { deplacementAConfirmer, zoneAVerifier } = prestationReply(dossier, [], UN_INSTANT)
    return [deplacementAConfirmer, zoneAVerifier]
  }
  const lieu = unLieu({ coordonnees: { lat: 46.55, lng: 5.65 }, precisionKm: 30 })
  expect(lire(uneEstimation(unServiceDemande(8), null, { modalite: 'sur_place', lieu }))).toEqual([true, true])
  expect(lire()).toEqual([false, false])
})
