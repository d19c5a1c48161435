import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { type DateCivile, dateCivile, plusJours } from '#domain/calendrier/date-civile'
import type { Email } from '#domain/client/email'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { type GenreConserve, limiteDeConservation } from '#domain/conservation/calendrier'
import { uneEstimationFaite } from '#domain/estimation/estimation-faite.fixture'
import { unMessage } from '#domain/message/message.fixture'
import { unAjout } from '#domain/message/fil.fixture'
import { ouvrirFil, suiteDeLEntreprise } from '#domain/message/suite'
import { unContact, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { PrestationId } from '#domain/prestation/reference'
import { euros } from '#domain/shared/montant'
import { changerStatut } from '#domain/rendez-vous/changer-statut'
import { reussir } from '#application/shared/run.fixture'
import { crediter, encaisser, facturer, recevoirAcompte } from '#application/ports/comptabilite.fixture'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import type { DatabaseStores } from '#application/ports/stores.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const terme = (genre: GenreConserve, jour: DateCivile) => ({ jour, limite: limiteDeConservation(genre, jour) })

const etat = ({ conservation }: DatabaseStores, genre: GenreConserve, jour: DateCivile) =>
  reussir(conservation.etat(genre, terme(genre, jour), []))

const JOUR = dateParis(UN_INSTANT)

/** Long after the fixtures. */
const TARD = dateCivile(2045, 6, 1)

const clore = (stores: DatabaseStores, id: PrestationId) =>
  reussir(
    stores.prestations.modifier(id, UN_INSTANT, (dossier) =>
      changerStatut(dossier, { statut: 'terminé', motif: 'Fait' }, UN_INSTANT),
    ),
  )

const effacerLeCompte = async ({ comptes }: DatabaseStores, email: Email) => {
  const compte = await reussir(comptes.parEmail(email))
  const rien = { supprimees: [], conservees: [], messages: 0 }
  await reussir(comptes.effacer(O.isSome(compte) ? compte.value.id : '', UN_INSTANT, () => E.right(rien)))
}

describeOnDatabases('PostgreSQL', (knex, kind) => {
  const makeStores = () => postgresStores(knex())
  describe(`${kind}: the timetable of retention`, () => {
    it('of nothing is empty', async () => {
      const stores = await makeStores()
      for (const genre of ['clients', 'messages', 'factures', 'contrats', 'avenants', 'cles'] as const) {
        expect(await etat(stores, genre, TARD)).toEqual({ total: 0, aTerme: 0, retenus: 0, plusAncien: null })
      }
    })

    it('lets a message go three years after its last word, once it was read', async () => {
      const stores = await makeStores()
      const message = unMessage()
      await reussir(stores.messages.enregistrer(ouvrirFil(message)))
      expect(await etat(stores, 'messages', TARD)).toMatchObject({ aTerme: 0, retenus: 1 })
      await reussir(stores.messages.poursuivre(message.id, () => E.right(suiteDeLEntreprise(unAjout()))))
      const { plusAncien } = await etat(stores, 'messages', TARD)
      expect(plusAncien).not.toBeNull()
      const dernier = dateCivile(
        Number(plusAncien?.slice(0, 4)) + 3,
        Number(plusAncien?.slice(5, 7)),
        Number(plusAncien?.slice(8)),
      )
      expect(await etat(stores, 'messages', dernier)).toMatchObject({ total: 1, aTerme: 0, retenus: 0 })
      expect(await etat(stores, 'messages', plusJours(dernier, 1))).toMatchObject({ total: 1, aTerme: 1 })
      expect(await reussir(stores.conservation.retirer('messages', terme('messages', TARD), 10))).toBe(1)
      expect(await etat(stores, 'messages', TARD)).toMatchObject({ total: 0 })
    })

    it('drops the oldest first, no more than it is asked to', async () => {
      const stores = await makeStores()
      await reussir(
        stores.estimations.noter(
          [1, 2, 3].map((graine) => uneEstimationFaite({}, graine)),
          new Date(0),
        ),
      )
      const limite = terme('estimations', TARD)
      expect(await reussir(stores.conservation.retirer('estimations', limite, 2))).toBe(2)
      expect(await etat(stores, 'estimations', TARD)).toMatchObject({ total: 1, aTerme: 1 })
      expect(await reussir(stores.conservation.retirer('estimations', limite, 2))).toBe(1)
    })

    it('keeps the keys of orders and the mails that were sent for their time', async () => {
      const stores = await makeStores()
      await enregistrerCommande(stores, 1)
      const courriels = await reussir(stores.outbox.reserver(UN_INSTANT, new Date(UN_INSTANT.getTime() + 60_000), 10))
      for (const courriel of courriels) await reussir(stores.outbox.marquerEnvoye(courriel, UN_INSTANT))
      expect(await etat(stores, 'courriels', plusJours(JOUR, 365))).toMatchObject({
        total: courriels.length,
        aTerme: 0,
      })
      expect(await etat(stores, 'courriels', plusJours(JOUR, 366))).toMatchObject({ aTerme: courriels.length })
    })

    it('names the accounts whose last service is five years old, never one with an open order or an admin', async () => {
      const stores = await makeStores()
      const close = await enregistrerCommande(stores, 1)
      await enregistrerCommande(stores, 2)
      const patron = await enregistrerCommande(stores, 3)
      await clore(stores, close.id)
      await clore(stores, patron.id)
      const choix = { admins: [patron.contact.email], apres: null, nombre: 10 }
      const lire = (jour: DateCivile) => reussir(stores.conservation.comptes('clients', terme('clients', jour), choix))
      const { comptes } = await stores.apercu()
      const attendu = comptes.find(({ email }) => email === close.contact.email)?.id
      expect(await lire(dateCivile(2031, 11, 20))).toEqual([])
      expect(await lire(dateCivile(2031, 11, 21))).toEqual([attendu])
      const vu = await reussir(stores.conservation.etat('clients', terme('clients', TARD), choix.admins))
      expect(vu).toEqual({ total: 2, aTerme: 1, retenus: 1, plusAncien: JOUR })
    })

    it('holds back an account that owes or is owed', async () => {
      const stores = await makeStores()
      const facture = await facturer(stores, 1, JOUR)
      await clore(stores, facture.prestationId)
      const comptes = () =>
        reussir(stores.conservation.comptes('clients', terme('clients', TARD), { admins: [], apres: null, nombre: 10 }))
      expect(await comptes()).toEqual([])
      await encaisser(stores, facture, 1, { montant: facture.total })
      expect(await comptes()).toHaveLength(1)
    })

    it('holds back an account whose order keeps money that was neither billed nor given back', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1)
      await clore(stores, commande.id)
      const comptes = () =>
        reussir(stores.conservation.comptes('clients', terme('clients', TARD), { admins: [], apres: null, nombre: 10 }))
      await recevoirAcompte(stores, commande, 1, { montant: euros(20) })
      expect(await comptes()).toEqual([])
      await recevoirAcompte(stores, commande, 2, { montant: euros(-20) })
      expect(await comptes()).toHaveLength(1)
    })

    it('lets money without an invoice go ten years after the year of its last entry, once it was given back', async () => {
      const stores = await makeStores()
      const [rendue, gardee, facturee] = [
        await enregistrerCommande(stores, 1),
        await enregistrerCommande(stores, 2),
        await facturer(stores, 3, dateCivile(2010, 3, 1)),
      ]
      const le = dateCivile(2010, 3, 1)
      await recevoirAcompte(stores, rendue, 1, { montant: euros(20), le })
      await recevoirAcompte(stores, rendue, 2, { montant: euros(-20), le: dateCivile(2011, 1, 2) })
      await recevoirAcompte(stores, gardee, 3, { montant: euros(20), le })
      await encaisser(stores, facturee, 4, { le })
      expect(await etat(stores, 'acomptes', dateCivile(2021, 12, 31))).toEqual({
        total: 2,
        aTerme: 0,
        retenus: 1,
        plusAncien: le,
      })
      expect(await etat(stores, 'acomptes', dateCivile(2022, 1, 1))).toMatchObject({ aTerme: 1, retenus: 1 })
      const retirer = () =>
        reussir(stores.conservation.retirer('acomptes', terme('acomptes', dateCivile(2022, 1, 1)), 10))
      expect(await retirer()).toBe(1)
      expect(await reussir(stores.factures.acomptes(rendue.id))).toEqual([])
      expect(await reussir(stores.factures.acomptes(gardee.id))).toHaveLength(1)
      await effacerLeCompte(stores, gardee.contact.email)
      expect(await retirer()).toBe(1)
      expect(await etat(stores, 'acomptes', TARD)).toMatchObject({ total: 0 })
    })

    it('lets invoices go with their credit notes and payments ten years after the year of the last entry', async () => {
      const stores = await makeStores()
      const payee = await facturer(stores, 1, dateCivile(2010, 3, 1))
      await encaisser(stores, payee, 1, { montant: payee.total, le: dateCivile(2011, 1, 2) })
      const rendue = await facturer(stores, 2, dateCivile(2010, 3, 2))
      await crediter(stores, rendue, dateCivile(2010, 3, 3))
      await facturer(stores, 3, dateCivile(2010, 3, 4), { total: euros(64) })
      expect(await etat(stores, 'factures', dateCivile(2020, 12, 31))).toMatchObject({ aTerme: 0, retenus: 0 })
      expect(await etat(stores, 'factures', dateCivile(2021, 1, 1))).toMatchObject({ total: 3, aTerme: 1, retenus: 1 })
      expect(await etat(stores, 'factures', dateCivile(2022, 1, 1))).toMatchObject({ aTerme: 2, retenus: 1 })
      const parties = await reussir(
        stores.conservation.retirer('factures', terme('factures', dateCivile(2022, 1, 1)), 10),
      )
      expect(parties).toBe(2)
      expect(await etat(stores, 'factures', TARD)).toMatchObject({ total: 1, aTerme: 0, retenus: 1 })
    })

    it('tells of accounts without order by their last contact', async () => {
      const stores = await makeStores()
      await enregistrerCommande(stores, 1, { contact: unContact({ email: 'seule@courriel.example' }) })
      expect(await etat(stores, 'clients_sans_commande', TARD)).toMatchObject({ total: 0 })
    })
  })
})
