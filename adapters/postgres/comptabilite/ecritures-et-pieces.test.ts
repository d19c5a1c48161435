import { describe, expect, it } from 'vitest'
import * as O from '#fp/Option'
import { dateCivile } from '#domain/calendrier/date-civile'
import { periodeDeLAnnee, periodeDuMois } from '#domain/comptabilite/periode'
import { UN_PROFESSIONNEL } from '#domain/facturation/facture.fixture'
import { euros } from '#domain/shared/montant'
import { lireListes } from '#application/comptabilite/composer-dossier'
import { reussir } from '#application/shared/run.fixture'
import {
  CENT_EUROS,
  crediter,
  encaisser,
  facturer,
  facturerCommande,
  lireEcritures,
  lirePieces,
  recevoirAcompte,
} from '#application/ports/comptabilite.fixture'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const NATURE = 'Dépannage – Réinstallation PC'

const ANNEE = periodeDeLAnnee(2026)

describeOnDatabases('PostgreSQL', (knex, kind) => {
  const makeStores = () => postgresStores(knex())
  describe(`${kind}: the books`, () => {
    it('of nothing are empty', async () => {
      const stores = await makeStores()
      expect(await lireEcritures(stores, ANNEE)).toEqual([])
      expect(await lirePieces(stores, ANNEE)).toEqual([])
      expect(await reussir(stores.comptabilite.premiereAnnee())).toEqual(O.none)
    })

    it('tell every entry by the day on which the money moved, with the goods in it', async () => {
      const stores = await makeStores()
      const facture = await facturer(stores, 1, dateCivile(2026, 12, 1), CENT_EUROS)
      const societe = await facturer(stores, 2, dateCivile(2026, 12, 1), { ...CENT_EUROS, acheteur: UN_PROFESSIONNEL })
      await encaisser(stores, facture, 1, { montant: euros(30), le: dateCivile(2026, 12, 20) })
      await encaisser(stores, societe, 2, { montant: euros(100), mode: 'virement', note: 'Acompte' })
      await encaisser(stores, facture, 3, { montant: euros(-5), le: dateCivile(2026, 12, 2), mode: 'paypal' })
      const ecritures = await lireEcritures(stores, ANNEE)
      expect(ecritures).toEqual([
        {
          id: 'reglement-2',
          le: '2026-12-02',
          client: 'Fromagerie des Lacs',
          type: 'professionnel',
          nature: societe.service,
          reference: societe.reference,
          facture: societe.numero,
          pieces: [],
          mode: 'virement',
          montant: 10_000,
          ventes: 4000,
          note: 'Acompte',
          annule: false,
          ecritureAnnulee: null,
          saisieLe: '2026-12-02',
          annuleeLe: null,
        },
        expect.objectContaining({ id: 'reglement-3', mode: 'paypal', montant: -500, ventes: -200 }),
        expect.objectContaining({ id: 'reglement-1', client: facture.contact.nom, montant: 3000, ventes: 1200 }),
      ])
    })

    it('tell money that came without an invoice by its order, then by the invoice that took it over', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1)
      await recevoirAcompte(stores, commande, 1, { montant: euros(30) })
      const lire = () => lireEcritures(stores, ANNEE)
      const commun = { id: 'reglement-1', le: '2026-12-02', reference: commande.reference, montant: 3000, ventes: 0 }
      expect(await lire()).toMatchObject([
        { ...commun, facture: null, client: commande.contact.nom, type: 'particulier', nature: NATURE },
      ])
      expect(await reussir(stores.comptabilite.premiereAnnee())).toEqual(O.some(2026))
      const { numero, service } = await facturerCommande(stores, commande, dateCivile(2026, 12, 3), CENT_EUROS)
      expect(await lire()).toMatchObject([{ ...commun, facture: numero, nature: service }])
    })

    it('tell when each entry was recorded, by the clock of Paris, and when one was undone', async () => {
      const stores = await makeStores()
      const facture = await facturer(stores, 1, dateCivile(2026, 12, 1), CENT_EUROS)
      const soir = { le: dateCivile(2026, 12, 20), enregistreLe: '2026-12-31T23:30:00.000Z' }
      await encaisser(stores, facture, 1, { montant: euros(30), ...soir })
      const contraire = { le: dateCivile(2027, 1, 4), enregistreLe: '2027-01-04T10:00:00.000Z', annule: 'reglement-1' }
      await encaisser(stores, facture, 2, { montant: euros(-30), ...contraire })
      const lire = (annee: number) => lireEcritures(stores, periodeDeLAnnee(annee))
      expect(await lire(2026)).toMatchObject([
        { id: 'reglement-1', annule: false, saisieLe: '2027-01-01', annuleeLe: '2027-01-04' },
      ])
      expect(await lire(2027)).toMatchObject([
        {
          id: 'reglement-2',
          annule: true,
          ecritureAnnulee: { id: 'reglement-1', le: '2026-12-20' },
          saisieLe: '2027-01-04',
          annuleeLe: null,
        },
      ])
    })

    it('are in the order of writing, within a day, even where the clock was set back between two entries', async () => {
      const stores = await makeStores()
      const facture = await facturer(stores, 1, dateCivile(2026, 12, 1), CENT_EUROS)
      const commande = await enregistrerCommande(stores, 2)
      await encaisser(stores, facture, 3, { enregistreLe: '2026-12-02T10:30:00.000Z' })
      await recevoirAcompte(stores, commande, 2, { enregistreLe: '2026-12-02T10:25:00.000Z' })
      await encaisser(stores, facture, 1, { enregistreLe: '2026-12-02T10:20:00.000Z' })
      const lignes = await lireEcritures(stores, ANNEE)
      expect(lignes.map(({ id: ligne }) => ligne)).toEqual(['reglement-3', 'reglement-2', 'reglement-1'])
    })

    it('hold to their days, the first and the last included', async () => {
      const stores = await makeStores()
      const facture = await facturer(stores, 1, dateCivile(2026, 10, 1), CENT_EUROS)
      const jours = [
        dateCivile(2026, 10, 31),
        dateCivile(2026, 11, 1),
        dateCivile(2026, 11, 30),
        dateCivile(2026, 12, 1),
      ]
      for (const [rang, le] of jours.entries()) await encaisser(stores, facture, rang, { le })
      const novembre = await lireEcritures(stores, periodeDuMois(2026, 11))
      expect(novembre.map(({ le }) => le)).toEqual(['2026-11-01', '2026-11-30'])
    })

    it('tell what was issued to consumers, with the goods in each', async () => {
      const stores = await makeStores()
      const facture = await facturer(stores, 1, dateCivile(2026, 12, 1), CENT_EUROS)
      await facturer(stores, 2, dateCivile(2026, 12, 2), { ...CENT_EUROS, acheteur: UN_PROFESSIONNEL })
      await crediter(stores, facture, dateCivile(2026, 12, 3), euros(30))
      await crediter(stores, facture, dateCivile(2026, 12, 4), euros(10), euros(10))
      await crediter(stores, facture, dateCivile(2026, 12, 5), euros(0.01))
      expect(await lirePieces(stores, ANNEE)).toEqual([
        { genre: 'facture', date: '2026-12-01', total: 10_000, ventes: 4000 },
        { genre: 'avoir', date: '2026-12-03', total: 3000, ventes: 1200 },
        { genre: 'avoir', date: '2026-12-04', total: 1000, ventes: 1000 },
        { genre: 'avoir', date: '2026-12-05', total: 1, ventes: 0 },
      ])
      expect(await lirePieces(stores, periodeDuMois(2026, 11))).toEqual([])
    })

    it('tell beside each invoice what gave it back and what took its place, whenever that was', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1)
      const fausse = await facturerCommande(stores, commande, dateCivile(2026, 12, 1), CENT_EUROS)
      await crediter(stores, fausse, dateCivile(2026, 12, 2), euros(10))
      await crediter(stores, fausse, dateCivile(2027, 1, 2), euros(90))
      const juste = await facturerCommande(stores, commande, dateCivile(2027, 1, 3), CENT_EUROS)
      const lire = async (annee: number) =>
        (await reussir(lireListes(stores)(annee))).emises.map(({ numero, avoirs, remplaceePar }) => [
          numero,
          avoirs,
          remplaceePar,
        ])
      expect(await lire(2026)).toEqual([
        [fausse.numero, ['AVO-2026-0001', 'AVO-2027-0001'], juste.numero],
        ['AVO-2026-0001', [], null],
      ])
      expect(await lire(2027)).toEqual([
        ['AVO-2027-0001', [], null],
        [juste.numero, [], null],
      ])
    })

    it('begin with the year of the first payment, when it came before the first invoice', async () => {
      const stores = await makeStores()
      const facture = await facturer(stores, 1, dateCivile(2027, 1, 4))
      expect(await reussir(stores.comptabilite.premiereAnnee())).toEqual(O.some(2027))
      await encaisser(stores, facture, 1, { le: dateCivile(2026, 12, 30) })
      expect(await reussir(stores.comptabilite.premiereAnnee())).toEqual(O.some(2026))
    })
  })
})
