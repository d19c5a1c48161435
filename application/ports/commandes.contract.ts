import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { commandeeAuTelephone, commandeeSurLeSite } from '#domain/prestation/commande'
import type { NouvellePrestation } from '#domain/prestation/prestation'
import {
  unContact,
  uneAdresse,
  uneDemande,
  uneNouvellePrestation,
  UN_INSTANT,
} from '#domain/prestation/prestation.fixture'
import { uneEstimation, unLieu, unServiceDemande } from '#domain/tarification/estimation.fixture'
import { echouer, reussir } from '../shared/run.fixture.ts'
import type { CourrierReserve } from './outbox.ts'
import type { MakeStores, Stores } from './stores.fixture.ts'

const PLUS_TARD = new Date(UN_INSTANT.getTime() + 3_600_000)

const uneCle = (cle: string, empreinte = 'empreinte') => O.some({ cle, empreinte })

const enregistrer = (
  { prestations }: Stores,
  commande: NouvellePrestation,
  idempotence = O.none as O.Option<{ cle: string; empreinte: string }>,
) => reussir(prestations.enregistrer(commande, idempotence))

const ouvreUnCompte = (courrier: CourrierReserve): boolean => 'ouvreCompte' in courrier && courrier.ouvreCompte

const toutReserver = ({ outbox }: Stores) =>
  reussir(outbox.reserver(PLUS_TARD, new Date(PLUS_TARD.getTime() + 60_000), 1_000))

/** Different orders of one client. */
const desCommandes = (nombre: number, email: string, overrides: Partial<NouvellePrestation> = {}) =>
  Array.from({ length: nombre }, (_, rang) =>
    uneNouvellePrestation({ contact: unContact({ email }), ...overrides }, rang + 1),
  )

export const describeCommandes = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: an order`, () => {
    it.each([
      ['of a service on the spot', uneNouvellePrestation()],
      [
        'of remote work',
        uneNouvellePrestation({ estimation: uneEstimation(unServiceDemande(), 3, { modalite: 'a_distance' }) }),
      ],
      [
        'of the client’s own words, far away and approximate',
        uneNouvellePrestation({
          estimation: uneEstimation({ _tag: 'SurMesure', nom: 'Sauvegarde', description: 'Copier 2 To' }, 2, {
            modalite: 'sur_place',
            lieu: unLieu({ coordonnees: { lat: 46.55, lng: 5.65 }, precisionKm: 3 }),
          }),
        }),
      ],
      [
        'with every other value set',
        uneNouvellePrestation({
          ...uneDemande({ creneau: 'apres-midi', notes: 'Chien gentil.' }),
          statut: 'terminé',
          priorite: 'urgente',
          version: 7,
          creeLe: new Date('2026-10-25T00:30:00.123Z'),
        }),
      ],
    ])('%s is read back as it was recorded, with a quote number', async (_, commande) => {
      const stores = await makeStores()
      const prestation = await enregistrer(stores, commande)
      expect(prestation).toEqual({ ...commande, numeroDevis: 'DEV-2026-0001' })
      const lue = await reussir(stores.prestations.parId(commande.id))
      expect(O.toNullable(lue)?.prestation).toEqual(prestation)
    })

    it('opens an account and puts both mails in the outbox, the client’s with the account’s password to come', async () => {
      const stores = await makeStores()
      const commande = uneNouvellePrestation()
      await enregistrer(stores, commande)
      const { comptes } = await stores.apercu()
      expect(comptes).toEqual([
        {
          ...commande.contact,
          ...commande.adresse,
          id: comptes[0]?.id,
          derniereCommandeLe: UN_INSTANT,
          role: 'client',
          creeLe: UN_INSTANT,
          jetonVersion: 1,
          motDePasse: null,
          temporaire: null,
        },
      ])
      const courriers = await toutReserver(stores)
      const commun = { prestationId: commande.id, clientId: comptes[0]?.id, essais: 1 }
      expect(
        courriers.map(({ id: _id, ...courrier }) => courrier).toSorted((a, b) => a.genre.localeCompare(b.genre)),
      ).toEqual([
        { ...commun, genre: 'commande_client', ouvreCompte: true },
        { ...commun, genre: 'commande_entreprise', ouvreCompte: false },
      ])
      expect(O.toNullable(await reussir(stores.prestations.parId(commande.id)))?.clientId).toBe(comptes[0]?.id)
    })

    it('begins its history as it was taken: on the site unless said, or on the telephone with the notes of the call', async () => {
      const stores = await makeStores()
      const [site, telephone] = [uneNouvellePrestation(), uneNouvellePrestation({}, 2)]
      await enregistrer(stores, site)
      const histoire = commandeeAuTelephone(UN_INSTANT, 'Portail « vert ».')
      await reussir(stores.prestations.enregistrer(telephone, O.none, null, histoire))
      const evenements = async ({ id }: NouvellePrestation) =>
        O.toNullable(await reussir(stores.prestations.suivi(id)))?.evenements
      expect(await evenements(site)).toEqual(commandeeSurLeSite(UN_INSTANT))
      expect(await evenements(telephone)).toEqual([
        { le: UN_INSTANT, auteur: 'entreprise', fait: { genre: 'commande_telephone' } },
        { le: UN_INSTANT, auteur: 'entreprise', fait: { genre: 'note', texte: 'Portail « vert ».' } },
      ])
    })

    it('joins the account of its mail address without rewriting the profile, and opens nothing', async () => {
      const stores = await makeStores()
      await enregistrer(stores, uneNouvellePrestation())
      await toutReserver(stores)
      const seconde = uneNouvellePrestation(
        {
          contact: unContact({ nom: 'Mallory Intrus', telephone: '0799999999' }),
          adresse: uneAdresse({ adresse: '9 rue Ailleurs', codePostal: '39100', ville: 'Dole' }),
          creeLe: PLUS_TARD,
        },
        2,
      )
      await enregistrer(stores, seconde)
      const { comptes, prestations } = await stores.apercu()
      expect(prestations).toBe(2)
      expect(comptes).toEqual([
        {
          ...unContact(),
          ...uneAdresse(),
          id: comptes[0]?.id,
          derniereCommandeLe: PLUS_TARD,
          role: 'client',
          creeLe: UN_INSTANT,
          jetonVersion: 1,
          motDePasse: null,
          temporaire: null,
        },
      ])
      expect((await toutReserver(stores)).map(ouvreUnCompte)).toEqual([false, false])
      expect(O.toNullable(await reussir(stores.prestations.parId(seconde.id)))?.prestation.contact).toEqual(
        seconde.contact,
      )
    })

    it('that arrives late does not move the date of the last order back', async () => {
      const stores = await makeStores()
      await enregistrer(stores, uneNouvellePrestation({ creeLe: PLUS_TARD }))
      await enregistrer(stores, uneNouvellePrestation({ creeLe: UN_INSTANT }, 2))
      expect((await stores.apercu()).comptes.map(({ derniereCommandeLe }) => derniereCommandeLe)).toEqual([PLUS_TARD])
    })

    it('whose reference is taken leaves nothing behind, and is recorded under another one', async () => {
      const stores = await makeStores()
      await enregistrer(stores, uneNouvellePrestation())
      const avant = await stores.apercu()
      const { id, reference } = uneNouvellePrestation()
      const autre = uneNouvellePrestation({ contact: unContact({ email: 'autre@courriel.example' }) }, 2)
      expect(await echouer(stores.prestations.enregistrer({ ...autre, reference }, uneCle('k')))).toEqual({
        _tag: 'ReferencePrise',
      })
      expect(await echouer(stores.prestations.enregistrer({ ...autre, id, reference }, uneCle('k')))).toEqual({
        _tag: 'ReferencePrise',
      })
      expect(await stores.apercu()).toEqual(avant)
      await enregistrer(stores, autre, uneCle('k'))
      expect((await stores.apercu()).comptes).toHaveLength(2)
    })

    it.each([
      ['emoji and quotes', '😀 "l’écran" \'noir\'; drop table clients; -- \\ $1 ? :id %s'],
      ['several scripts and lines', 'Ligne 1\nשלום\t中文 e\u0301'],
      ['ten thousand characters', 'é'.repeat(10_000)],
    ])('keeps %s as they are', async (_, texte) => {
      const stores = await makeStores()
      const estimation = { ...uneEstimation(), service: texte }
      const commande = uneNouvellePrestation({
        description: texte,
        notes: texte,
        serviceDescription: texte,
        estimation,
      })
      await enregistrer(stores, commande, uneCle(texte.slice(0, 50)))
      const connue = await reussir(stores.prestations.parCle(texte.slice(0, 50)))
      expect(O.toNullable(connue)?.prestation).toEqual({ ...commande, numeroDevis: 'DEV-2026-0001' })
    })

    it.each([
      ['a NUL', '\0'],
      ['half a character', '\ud800'],
    ])('with %s in a text is recorded or refused whole, and the next one is recorded', async (_, texte) => {
      const stores = await makeStores()
      const estimation = { ...uneEstimation(), service: texte }
      const douteuse = uneNouvellePrestation({ description: texte, estimation })
      const result = await stores.prestations.enregistrer(douteuse, uneCle('k'))()
      const recorded = result._tag === 'Right' ? 1 : 0
      expect(result._tag === 'Left' ? result.left._tag : 'PortFailure').toBe('PortFailure')
      expect(await stores.apercu()).toMatchObject({ prestations: recorded, cles: recorded, courriers: 2 * recorded })
      await enregistrer(stores, uneNouvellePrestation({}, 2))
      expect((await stores.apercu()).prestations).toBe(recorded + 1)
    })
  })

  describe(`${name}: an idempotency key`, () => {
    it('unknown finds nothing', async () => {
      const stores = await makeStores()
      expect(await reussir(stores.prestations.parCle('inconnue'))).toEqual(O.none)
    })

    it('finds the order it came with and the hash of its request', async () => {
      const stores = await makeStores()
      const prestation = await enregistrer(stores, uneNouvellePrestation(), uneCle('k', 'hash'))
      await enregistrer(stores, uneNouvellePrestation({}, 2), uneCle('autre'))
      expect(await reussir(stores.prestations.parCle('k'))).toEqual(O.some({ empreinte: 'hash', prestation }))
    })

    it('known refuses another order, which leaves nothing behind', async () => {
      const stores = await makeStores()
      await enregistrer(stores, uneNouvellePrestation(), uneCle('k'))
      const avant = await stores.apercu()
      const autre = uneNouvellePrestation({ contact: unContact({ email: 'autre@courriel.example' }) }, 2)
      expect(await echouer(stores.prestations.enregistrer(autre, uneCle('k', 'autre hash')))).toEqual({
        _tag: 'CleConnue',
      })
      expect(await stores.apercu()).toEqual(avant)
    })

    it('known and a reference taken: the key counts', async () => {
      const stores = await makeStores()
      await enregistrer(stores, uneNouvellePrestation(), uneCle('k'))
      expect(await echouer(stores.prestations.enregistrer(uneNouvellePrestation(), uneCle('k')))).toEqual({
        _tag: 'CleConnue',
      })
    })

    it('is not needed: orders without one are all recorded', async () => {
      const stores = await makeStores()
      await enregistrer(stores, uneNouvellePrestation())
      await enregistrer(stores, uneNouvellePrestation({}, 2))
      expect(await stores.apercu()).toMatchObject({ prestations: 2, cles: 0, courriers: 4 })
    })

    it('sent ten times at once records one order', async () => {
      const stores = await makeStores()
      const commandes = desCommandes(10, 'pressee@courriel.example')
      const results = await Promise.all(
        commandes.map((commande) => stores.prestations.enregistrer(commande, uneCle('k'))()),
      )
      const tags = results.map((result) => (result._tag === 'Right' ? 'recorded' : result.left._tag)).toSorted()
      expect(tags).toEqual([...Array<string>(9).fill('CleConnue'), 'recorded'])
      expect(await stores.apercu()).toMatchObject({ prestations: 1, cles: 1, courriers: 2 })
    })
  })

  describe(`${name}: orders at the same time`, () => {
    it('under one new mail address make one account, opened by one mail', async () => {
      const stores = await makeStores()
      const commandes = desCommandes(20, 'nouvelle@courriel.example')
      await Promise.all(commandes.map((commande) => enregistrer(stores, commande)))
      expect(await stores.apercu()).toMatchObject({ prestations: 20, courriers: 40 })
      expect((await stores.apercu()).comptes).toHaveLength(1)
      const courriers = await toutReserver(stores)
      expect(courriers.filter(ouvreUnCompte).map(({ genre }) => genre)).toEqual(['commande_client'])
    })

    it('get different quote numbers', async () => {
      const stores = await makeStores()
      const commandes = desCommandes(20, 'nombreuse@courriel.example').map((commande, rang) => ({
        ...commande,
        contact: unContact({ email: `cliente${rang}@courriel.example` }),
      }))
      const prestations = await Promise.all(commandes.map((commande) => enregistrer(stores, commande)))
      const attendus = Array.from({ length: 20 }, (_, rang) => `DEV-2026-${String(rang + 1).padStart(4, '0')}`)
      expect(prestations.map(({ numeroDevis }) => numeroDevis).toSorted()).toEqual(attendus)
    })
  })

  describe(`${name}: quote numbers`, () => {
    it('begin again with the year of Paris', async () => {
      const stores = await makeStores()
      const instants = ['2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z', '2027-06-01T10:00:00Z', '2026-12-31T22:00:00Z']
      const numeros: string[] = []
      for (const [rang, instant] of instants.entries()) {
        const { numeroDevis } = await enregistrer(
          stores,
          uneNouvellePrestation({ creeLe: new Date(instant) }, rang + 1),
        )
        numeros.push(numeroDevis)
      }
      expect(numeros).toEqual(['DEV-2026-0001', 'DEV-2027-0001', 'DEV-2027-0002', 'DEV-2026-0002'])
    })
  })
}
