import { describe, expect, it } from 'vitest'
import * as E from '#fp/Either'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import type { Releve } from '#domain/diagnostic/releve'
import { unContact, uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { PrestationId } from '#domain/prestation/reference'
import { changerStatut, consignerAppel } from '#domain/rendez-vous/changer-statut'
import type { Statut } from '#domain/prestation/statut'
import { euros } from '#domain/shared/montant'
import { lireComptabilite } from '#application/comptabilite/lire-comptabilite'
import { reussir } from '#application/shared/run.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import { CENT_EUROS, encaisser, facturer } from '#application/ports/comptabilite.fixture'
import { enregistrerCommande, proposer } from '#application/ports/dossiers.fixture'
import type { DatabaseStores } from '#application/ports/stores.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const JOUR = 86_400_000

const dansJours = (jours: number): Date => new Date(UN_INSTANT.getTime() + jours * JOUR)

const { totalNet } = uneNouvellePrestation().estimation

const relever = ({ diagnostics }: DatabaseStores, instant = UN_INSTANT): Promise<Releve> =>
  reussir(diagnostics.relever(instant))

const poser = (stores: DatabaseStores, id: ReturnType<typeof uneNouvellePrestation>['id'], statut: Statut) =>
  reussir(
    stores.prestations.modifier(id, UN_INSTANT, (dossier) =>
      changerStatut(dossier, { statut, motif: 'Essai' }, UN_INSTANT),
    ),
  )

/** Receipts of October and November 2026. */
const cashed = ({ mois }: Releve) => mois.slice(10).map(({ encaisse }) => encaisse)

/** The same figures from the books of the owner. */
const cashedInBooks = async ({ comptabilite }: DatabaseStores) => {
  const lire = lireComptabilite({ clock: makeMemoryClock(UN_INSTANT), comptabilite })
  const { mois } = await reussir(lire({ admin: ADMIN, annee: 2026 }))
  return mois.slice(9, 11).map(({ total }) => total)
}

describeOnDatabases('PostgreSQL', (knex, kind) => {
  const makeStores = () => postgresStores(knex())
  describe(`${kind}: the figures`, () => {
    it('have every month of an empty year', async () => {
      const stores = await makeStores()
      const releve = await relever(stores)
      expect(releve).toMatchObject({
        releveLe: UN_INSTANT,
        delaiMedianHeures: null,
        partDansLeDelai: null,
        conversion: null,
        topClients: [],
      })
      expect(releve.mois.map(({ mois }) => mois)).toEqual([
        '2025-12',
        ...Array.from({ length: 11 }, (_, rang) => `2026-${String(rang + 1).padStart(2, '0')}`),
      ])
      expect(releve.mois[11]).toEqual({
        mois: '2026-11',
        encaisse: 0,
        commandes: 0,
        montantCommande: 0,
        estimations: 0,
        annulees: 0,
      })
    })

    it('tell of each month what was ordered and cancelled', async () => {
      const stores = await makeStores()
      const finie = await enregistrerCommande(stores, 1)
      const annulee = await enregistrerCommande(stores, 2)
      await enregistrerCommande(stores, 3, { creeLe: new Date('2026-10-31T23:30:00Z') })
      await enregistrerCommande(stores, 4, { creeLe: new Date('2026-10-31T22:30:00Z') })
      await enregistrerCommande(stores, 5, { creeLe: new Date('2025-11-15T12:00:00Z') })
      await poser(stores, finie.id, 'terminé')
      await poser(stores, annulee.id, 'annulé')
      const { mois } = await relever(stores)
      const chiffres = mois.map(({ commandes, montantCommande, annulees }) => [commandes, montantCommande, annulees])
      expect(chiffres.slice(10)).toEqual([
        [1, totalNet, 0],
        [3, 3 * totalNet, 1],
      ])
      expect(
        chiffres
          .slice(0, 10)
          .flat()
          .every((nombre) => nombre === 0),
      ).toBe(true)
    })

    it('tell of each month what the books have, and see a payment that changes nothing else', async () => {
      const stores = await makeStores()
      const facture = await facturer(stores, 1, dateCivile(2026, 10, 30), CENT_EUROS)
      await encaisser(stores, facture, 1, { montant: euros(30), le: dateCivile(2026, 10, 31) })
      await encaisser(stores, facture, 2, { montant: euros(20), le: dateCivile(2025, 11, 30) })
      expect(cashed(await relever(stores))).toEqual([3000, 0])
      await encaisser(stores, facture, 3, { montant: euros(40), le: dateCivile(2026, 11, 1) })
      await encaisser(stores, facture, 4, { montant: euros(-50), le: dateCivile(2026, 11, 2) })
      const releve = await relever(stores, dansJours(1))
      expect(cashed(releve)).toEqual([3000, -1000])
      expect(cashed(releve)).toEqual(await cashedInBooks(stores))
    })

    it('tell the median time to a first contact, and how often it kept the promise, of the last 90 days', async () => {
      const stores = await makeStores()
      for (const [graine, heures] of [
        [1, 2],
        [2, 4],
        [3, 500],
      ] as const) {
        const commande = await enregistrerCommande(stores, graine)
        const instant = new Date(UN_INSTANT.getTime() + heures * 3_600_000)
        await reussir(proposer(stores, commande, [1_000 + 10 * graine], graine, instant))
      }
      await enregistrerCommande(stores, 4)
      const releve = await relever(stores, dansJours(30))
      expect(releve.delaiMedianHeures).toBe(4)
      expect(releve.partDansLeDelai).toBeCloseTo(2 / 3, 10)
      const plusTard = await relever(stores, dansJours(91))
      expect([plusTard.delaiMedianHeures, plusTard.partDansLeDelai]).toEqual([null, null])
    })

    it('count the call when it came before the first date, and no order that was taken on the telephone', async () => {
      const stores = await makeStores()
      const dansHeures = (heures: number) => new Date(UN_INSTANT.getTime() + heures * 3_600_000)
      const appeler = (id: PrestationId, heures: number) =>
        reussir(
          stores.prestations.modifier(id, dansHeures(heures), (dossier) =>
            E.right(consignerAppel(dossier, '', dansHeures(heures))),
          ),
        )
      const [appelee, lesDeux, dabordUneDate] = [
        await enregistrerCommande(stores, 1),
        await enregistrerCommande(stores, 2),
        await enregistrerCommande(stores, 3),
      ]
      await enregistrerCommande(stores, 4, { appeleeLe: UN_INSTANT })
      await appeler(appelee.id, 1)
      await appeler(lesDeux.id, 2)
      await reussir(proposer(stores, lesDeux, [1_020], 2, dansHeures(500)))
      await reussir(proposer(stores, dabordUneDate, [1_030], 3, dansHeures(300)))
      await appeler(dabordUneDate.id, 400)
      const releve = await relever(stores, dansJours(30))
      expect(releve.delaiMedianHeures).toBe(2)
      expect(releve.partDansLeDelai).toBeCloseTo(2 / 3, 10)
    })

    it('name the clients that ordered most, then for most, ten of them', async () => {
      const stores = await makeStores()
      for (let graine = 1; graine <= 12; graine += 1) await enregistrerCommande(stores, graine)
      const contact = unContact({ email: 'cliente12@courriel.example', nom: 'Anne Petit' })
      const seconde = await enregistrerCommande(stores, 13, { contact })
      await poser(stores, seconde.id, 'annulé')
      const { topClients } = await relever(stores)
      expect(topClients).toHaveLength(10)
      expect(topClients[0]).toEqual({
        id: expect.any(String),
        nom: expect.any(String),
        email: 'cliente12@courriel.example',
        prestations: 2,
        montant: totalNet,
      })
    })

    it('are of the instant at which somebody looks, and begin a new month with it', async () => {
      const stores = await makeStores()
      expect((await relever(stores)).mois[11]?.commandes).toBe(0)
      await enregistrerCommande(stores, 1)
      const premier = await relever(stores)
      expect(premier.mois[11]?.commandes).toBe(1)
      expect(await relever(stores, dansJours(1))).toEqual({ ...premier, releveLe: dansJours(1) })
      const suivant = await relever(stores, dansJours(20))
      expect(suivant.mois.slice(10).map(({ mois, commandes }) => [mois, commandes])).toEqual([
        ['2026-11', 1],
        ['2026-12', 0],
      ])
    })

    it('keep no name: a client that is renamed or gone is told so at once', async () => {
      const stores = await postgresStores(knex())
      await enregistrerCommande(stores, 1)
      const noms = async () => (await reussir(stores.diagnostics.relever(UN_INSTANT))).topClients.map(({ nom }) => nom)
      await knex()('clients').update({ nom: 'Anne Petit' })
      expect(await noms()).toEqual(['Anne Petit'])
      await knex().raw('delete from courriels; delete from prestations; delete from clients')
      expect(await noms()).toEqual([])
    })
  })
})
