import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { CommandeBody } from '#adapters/http/contract/routes/commande'
import { uneEstimation, unServiceDemande } from '#domain/tarification/estimation.fixture'
import { chargeUtile, notesDe } from './charge-utile.ts'
import { uneSaisie } from './commande.fixture.ts'
import type { Saisie } from './saisie.ts'
import { verifierSaisie } from './verifier-saisie.ts'

const chargeDe = (saisie: Saisie, estimation = uneEstimation()) => {
  const verifiee = verifierSaisie(saisie)
  if (E.isLeft(verifiee)) throw new Error(JSON.stringify(verifiee.left))
  return chargeUtile(saisie, verifiee.right, estimation)
}

describe('chargeUtile', () => {
  it('carries every field of the order payload', () => {
    const contact = { nom: 'Jeanne Dupont', email: 'jeanne.dupont@courriel.example', telephone: '+33612345678' }
    expect(chargeDe(uneSaisie())).toEqual({
      serviceId: '5',
      ...contact,
      clientInfo: contact,
      datePreference: '',
      creneauPreference: 'matin',
      adresse: '1 place de la Liberté',
      codePostal: '39000',
      ville: 'Lons-le-Saunier',
      description: 'Écran noir.',
      notes: '',
      typeClient: 'particulier',
      raisonSociale: '',
      siren: '',
      debutAnticipe: false,
      urgence: false,
      serviceName: 'Réinstallation PC',
      serviceDescription: expect.stringContaining('Réinstallation du système'),
      datePrestation: '',
      fraisDeplacementEstime: 0,
      estimationAcceptee: true,
      devis: { heures: 1, montantNet: 64, totalNet: 64, typeTarif: 'forfait', description: 'Réinstallation PC' },
      heuresPersonnalisees: '',
      modalite: 'sur_place',
    })
  })

  it('is accepted by the contract of the call, also for a custom request', () => {
    const saisie = uneSaisie({ service: 'autre', nomDemande: 'Récupérer des photos', heuresPersonnalisees: '3' })
    const estimation = uneEstimation({ _tag: 'SurMesure', nom: 'Récupérer des photos', description: 'Écran noir.' }, 3)
    expect(CommandeBody.decode(chargeDe(saisie, estimation))).toMatchObject({
      right: {
        serviceId: null,
        serviceName: 'Récupérer des photos',
        serviceDescription: 'Écran noir.',
        heuresPersonnalisees: 3,
        devis: { totalNet: 13_500 },
      },
    })
  })

  it('carries the hours and the remote session as chosen', () => {
    const saisie = uneSaisie({ heuresPersonnalisees: '2', modalite: 'a_distance' })
    const estimation = uneEstimation(unServiceDemande(5), 2, { modalite: 'a_distance' })
    expect(chargeDe(saisie, estimation)).toMatchObject({
      heuresPersonnalisees: 2,
      modalite: 'a_distance',
      fraisDeplacementEstime: 0,
      devis: { heures: 2, totalNet: 128, typeTarif: 'horaire' },
    })
  })
})

describe('what is said with the press', () => {
  const coche = { debutAnticipe: 'oui', urgence: 'oui' }

  it('carries what a consumer ticked, an urgent repair only when somebody comes', () => {
    expect(chargeDe(uneSaisie(coche))).toMatchObject({ debutAnticipe: true, urgence: true })
    const aDistance = uneEstimation(unServiceDemande(5), 2, { modalite: 'a_distance' })
    expect(
      chargeDe(uneSaisie({ ...coche, modalite: 'a_distance', heuresPersonnalisees: '2' }), aDistance),
    ).toMatchObject({
      debutAnticipe: true,
      urgence: false,
    })
  })

  it('names a professional, whose boxes were not on the screen', () => {
    const saisie = uneSaisie({
      ...coche,
      typeClient: 'professionnel',
      raisonSociale: 'Menuiserie Haddad',
      siren: '123 456 782',
    })
    expect(chargeDe(saisie)).toMatchObject({
      typeClient: 'professionnel',
      raisonSociale: 'Menuiserie Haddad',
      siren: '123456782',
      debutAnticipe: false,
      urgence: false,
    })
  })
})

describe('notesDe', () => {
  it('puts the choice of parts first, for a repair only', () => {
    const saisie = uneSaisie({ service: '4', piece: 'circulaire', notes: '3e étage' })
    expect(notesDe(saisie)).toBe('Pièce issue de l’économie circulaire\n3e étage')
    expect(notesDe({ ...saisie, service: '5' })).toBe('3e étage')
  })
})
