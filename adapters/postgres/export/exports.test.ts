import * as E from '#fp/Either'
import { describe, expect, it } from 'vitest'
import type { LignesDExtrait, Quoi } from '#application/export/extraits'
import { commandeDEntreprise, verser } from '#application/ports/acomptes-factures.fixture'
import { CENT_EUROS, crediter as rendre, facturer } from '#application/ports/comptabilite.fixture'
import { enregistrerCommande, proposer } from '#application/ports/dossiers.fixture'
import { commandeTerminee, crediter, EMISSION, emettre, payer } from '#application/ports/factures.fixture'
import type { DatabaseStores } from '#application/ports/stores.fixture'
import { reussir } from '#application/shared/run.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { UN_PROFESSIONNEL } from '#domain/facturation/facture.fixture'
import { unAjout } from '#domain/message/fil.fixture'
import { unMessage } from '#domain/message/message.fixture'
import { ouvrirFil, suiteDeLEntreprise } from '#domain/message/suite'
import { UN_INSTANT, uneAdresse } from '#domain/prestation/prestation.fixture'
import { euros } from '#domain/shared/montant'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const lireTout = async <Q extends Quoi>(
  { ouvrirExtrait }: Pick<DatabaseStores, 'ouvrirExtrait'>,
  quoi: Q,
): Promise<readonly LignesDExtrait[Q][]> => {
  const lignes: LignesDExtrait[Q][] = []
  for await (const lot of await reussir(ouvrirExtrait(quoi))) {
    expect(lot.length).toBeGreaterThan(0)
    lignes.push(...lot)
  }
  return lignes
}

describeOnDatabases('PostgreSQL', (knex, kind) => {
  const makeStores = () => postgresStores(knex())
  describe(`${kind}: an extract`, () => {
    it('of nothing has no line, whatever it is about', async () => {
      const stores = await makeStores()
      for (const quoi of ['prestations', 'clients', 'messages', 'factures'] as const) {
        expect(await lireTout(stores, quoi)).toEqual([])
      }
    })

    it('tells every prestation as it was ordered and stands, oldest first', async () => {
      const stores = await makeStores()
      const adresse = uneAdresse({ ville: 'L’Étoile' })
      const commande = await enregistrerCommande(stores, 1, { adresse, notes: '=1+1\n« "oui" »' })
      for (const graine of [5, 2, 3, 4]) await enregistrerCommande(stores, graine)
      await reussir(proposer(stores, commande, [100]))
      const lignes = await lireTout(stores, 'prestations')
      expect(lignes.map(({ reference }) => reference)).toEqual([
        'PREST-000001',
        'PREST-000002',
        'PREST-000003',
        'PREST-000004',
        'PREST-000005',
      ])
      expect(lignes[0]).toEqual({
        id: commande.id,
        reference: 'PREST-000001',
        numeroDevis: 'DEV-2026-0001',
        creeLe: UN_INSTANT,
        statut: 'en_attente',
        priorite: 'normale',
        service: commande.estimation.service,
        modalite: 'sur_place',
        totalNet: commande.estimation.totalNet,
        ...commande.contact,
        ...adresse,
        creneau: 'matin',
        description: commande.description,
        notes: '=1+1\n« "oui" »',
        rendezVous: { statut: 'en_attente', date: '2026-11-24', heure: '14:00', repondueLe: null },
        contactAvant: commande.contactAvant,
      })
    })

    it('tells every account with how much it ordered, and nothing of its secrets', async () => {
      const stores = await makeStores()
      const { contact, adresse } = await enregistrerCommande(stores, 1)
      await enregistrerCommande(stores, 2, { contact })
      const { comptes } = await stores.apercu()
      expect(await lireTout(stores, 'clients')).toEqual([
        { id: comptes[0]?.id, ...contact, ...adresse, role: 'client', creeLe: UN_INSTANT, prestations: 2 },
      ])
    })

    it('tells every message with how much followed', async () => {
      const stores = await makeStores()
      const message = unMessage()
      await reussir(stores.messages.enregistrer(ouvrirFil(message)))
      await reussir(stores.messages.poursuivre(message.id, () => E.right(suiteDeLEntreprise(unAjout()))))
      expect(await lireTout(stores, 'messages')).toEqual([
        { ...message, statut: 'traité', type: 'contact', sujet: null, reponses: 1 },
      ])
    })

    it('tells every invoice with what came in for it, and every credit note as an amount below zero', async () => {
      const stores = await makeStores()
      const { contact, reference, id } = await commandeTerminee(stores)
      const { numero, total } = await reussir(emettre(stores, { id }))
      await reussir(payer(stores, numero, 'A'))
      const avoir = await reussir(crediter(stores, numero, { montant: euros(10) }))
      const commun = { emiseLe: EMISSION, reference, nom: contact.nom, raisonSociale: '', type: 'particulier' }
      const lignes = await lireTout(stores, 'factures')
      expect(lignes.toSorted((a, b) => (a.genre < b.genre ? 1 : -1))).toEqual([
        {
          ...commun,
          numero,
          genre: 'facture',
          total,
          services: total,
          ventes: 0,
          acompte: null,
          regle: 2000,
          solde: total - 3000,
          corrige: null,
        },
        {
          ...commun,
          numero: avoir.numero,
          genre: 'avoir',
          total: -1000,
          services: -1000,
          ventes: 0,
          acompte: null,
          regle: null,
          solde: null,
          corrige: numero,
        },
      ])
    })

    it('tells the work and the goods in each document, those of a credit note below zero', async () => {
      const stores = await makeStores()
      const facture = await facturer(stores, 1, dateCivile(2026, 12, 1), CENT_EUROS)
      await rendre(stores, facture, dateCivile(2026, 12, 2), euros(30))
      await rendre(stores, facture, dateCivile(2026, 12, 3), euros(10), euros(10))
      const lignes = await lireTout(stores, 'factures')
      expect(lignes.map(({ services, ventes, corrige }) => [services, ventes, corrige])).toEqual([
        [6000, 4000, null],
        [-1800, -1200, facture.numero],
        [0, -1000, facture.numero],
      ])
    })

    it('tells documents of one instant in the order of their numbers', async () => {
      const stores = await makeStores()
      const numeros = []
      for (let graine = 1; graine <= 11; graine += 1) {
        numeros.push((await facturer(stores, graine, dateCivile(2026, 12, 1), CENT_EUROS)).numero)
      }
      expect((await lireTout(stores, 'factures')).map(({ numero }) => numero)).toEqual(numeros)
    })

    it('tells what was issued for a deposit apart: what is sold and what deposits came to add up each', async () => {
      const stores = await makeStores()
      const commande = await commandeDEntreprise(stores, 1)
      await verser(stores, commande, 'A', euros(40), dateCivile(2026, 12, 5))
      await verser(stores, commande, 'B', euros(-10), dateCivile(2026, 12, 6))
      const { contact, reference } = commande
      const commun = {
        reference,
        nom: contact.nom,
        raisonSociale: UN_PROFESSIONNEL.raisonSociale,
        type: 'professionnel',
        total: null,
        services: null,
        ventes: null,
        regle: null,
        solde: null,
      }
      expect(await lireTout(stores, 'factures')).toEqual([
        {
          ...commun,
          numero: 'ACO-2026-0001',
          genre: 'acompte',
          emiseLe: new Date('2026-12-05T09:00:00Z'),
          acompte: 4000,
          corrige: null,
        },
        {
          ...commun,
          numero: 'AVO-2026-0001',
          genre: 'avoir_d_acompte',
          emiseLe: new Date('2026-12-06T09:00:00Z'),
          acompte: -1000,
          corrige: 'ACO-2026-0001',
        },
      ])
    })

    it('that nobody reads to its end leaves the place to others', async () => {
      const stores = await makeStores()
      for (const graine of [1, 2, 3]) await enregistrerCommande(stores, graine)
      for (let fois = 0; fois < 12; fois += 1) {
        const lecture = (await reussir(stores.ouvrirExtrait('prestations')))[Symbol.asyncIterator]()
        if (fois % 2 === 0) await lecture.next()
        await lecture.return?.()
        expect(await lecture.next()).toEqual({ done: true, value: undefined })
      }
      expect(await lireTout(stores, 'prestations')).toHaveLength(3)
    })
  })
})
