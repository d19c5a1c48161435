import { describe, expect, it } from 'vitest'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { avancer } from '#application/ports/factures.fixture'
import { echouer, reussir } from '#application/shared/run.fixture'
import type { Client } from '#application/shared/session'
import { ADMIN } from '#application/shared/session.fixture'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { unContact, uneNouvellePrestation } from '#domain/prestation/prestation.fixture'
import { validationDateDe } from '#domain/rendez-vous/dossier'
import { euros } from '#domain/shared/montant'
import { gererRendezVous, modifierPrestation } from './gerer-rendez-vous.ts'
import { lireSuivi, mesPrestations } from './mes-prestations.ts'
import { unAtelier } from './rendez-vous.fixture.ts'

/** The ports of a workshop, with the settings of its business. */
const chezEux = async () => {
  const atelier = await unAtelier()
  return { ...atelier, ports: { ...atelier.ports, entreprise: uneEntreprise() } }
}

const APPEL = { genre: 'appel', note: 'Parle beaucoup.' } as const
const NOTE = { genre: 'note', texte: 'Digicode 4521.' } as const

const TOUT = { limite: 50, curseur: null }

describe('mesPrestations', () => {
  it('shows the client’s own, newest first, in pages, with how many of each statut', async () => {
    const { ports, client, mienne } = await chezEux()
    const contact = unContact({ email: mienne.contact.email })
    const seconde = await enregistrerCommande(ports, 3, { contact })
    const { page, chiffres, moyens } = await reussir(
      mesPrestations(ports)({ client, page: { limite: 1, curseur: null } }),
    )
    expect(page).toMatchObject({ curseurSuivant: seconde.id, total: 2 })
    expect(page.elements.map(({ dossier }) => dossier.prestation.id)).toEqual([seconde.id])
    expect(chiffres).toEqual({ en_attente: 2, en_cours: 0, terminé: 0, annulé: 0 })
    expect(moyens.paypal).toBe('bonjour@atelier.example')
    const suite = { limite: 1, curseur: page.curseurSuivant }
    const { page: derniere } = await reussir(mesPrestations(ports)({ client, page: suite }))
    expect(derniere.elements.map(({ dossier }) => dossier.prestation.id)).toEqual([mienne.id])
    expect(derniere.curseurSuivant).toBeNull()
  })

  it('shows no date as waiting once its time has run out', async () => {
    const { ports, client, proposer, attendre, mienne } = await chezEux()
    await proposer(100)
    const vue = async () => {
      const { page } = await reussir(mesPrestations(ports)({ client, page: TOUT }))
      const { dossier } = await reussir(lireSuivi(ports)({ client, id: mienne.id }))
      expect(page.elements[0]?.dossier).toEqual(dossier)
      return [dossier.dates[0]?.statut, validationDateDe(dossier.dates)?.statut]
    }
    expect(await vue()).toEqual(['propose', 'en_attente'])
    attendre(72)
    expect(await vue()).toEqual(['expire', undefined])
  })

  it('tells what is held of an order, once it is cancelled alone', async () => {
    const { ports, client, mienne } = await chezEux()
    await reussir(avancer(ports, mienne, 'A'))
    const aRendre = async () => (await reussir(mesPrestations(ports)({ client, page: TOUT }))).page.elements[0]?.aRendre
    expect(await aRendre()).toBe(0)
    const annuler = { action: 'annuler', dateId: '', motif: '', souhaits: [] } as const
    await reussir(gererRendezVous(ports)({ client, id: mienne.id, ...annuler }))
    expect(await aRendre()).toBe(euros(20))
  })
})

describe('lireSuivi', () => {
  it('shows what the owner noted to the owner alone, as the list and the answers to a client do', async () => {
    const { ports, client, mienne } = await chezEux()
    for (const modification of [APPEL, NOTE]) {
      await reussir(modifierPrestation(ports)({ admin: ADMIN, id: mienne.id, version: null, modification }))
    }
    const demande = { client, id: mienne.id }
    const annulation = { ...demande, action: 'annuler', dateId: '', motif: '', souhaits: [] } as const
    const vus = [
      (await reussir(lireSuivi(ports)(demande))).evenements,
      (await reussir(mesPrestations(ports)({ client, page: TOUT }))).page.elements[0]?.evenements,
      (await reussir(gererRendezVous(ports)(annulation))).evenements.slice(0, 2),
    ]
    for (const evenements of vus) {
      expect(evenements?.map(({ fait }) => fait)).toEqual([{ genre: 'commande' }, { genre: 'appel', note: '' }])
    }
    const { evenements } = await reussir(lireSuivi(ports)({ client: ADMIN, id: mienne.id }))
    expect(evenements.slice(1, 3).map(({ fait }) => fait)).toEqual([
      { genre: 'appel', note: APPEL.note },
      { genre: 'note', texte: NOTE.texte },
    ])
  })

  it('is for the owner and the admin; to anybody else the prestation is unknown', async () => {
    const { ports, client, autreClient, mienne } = await unAtelier()
    const lire = lireSuivi(ports)
    for (const qui of [client, ADMIN]) {
      const { dossier, evenements } = await reussir(lire({ client: qui, id: mienne.id }))
      expect([dossier.prestation.id, evenements.length]).toEqual([mienne.id, 1])
    }
    const refus = async (qui: Client, id: string = mienne.id) => (await echouer(lire({ client: qui, id })))._tag
    expect([
      await refus(autreClient),
      await refus(client, uneNouvellePrestation({}, 9).id),
      await refus(ADMIN, 'nulle part'),
    ]).toEqual(['PrestationInconnue', 'PrestationInconnue', 'PrestationInconnue'])
  })
})
