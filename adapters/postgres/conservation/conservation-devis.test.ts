import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { sha256 } from '#adapters/security/node-hasher'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import type { DatabaseStores } from '#application/ports/stores.fixture'
import { reussir } from '#application/shared/run.fixture'
import { type DateCivile, dateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { type GenreConserve, limiteDeConservation } from '#domain/conservation/calendrier'
import { unAvenant } from '#domain/devis/avenant.fixture'
import { proposerAvenant } from '#domain/devis/proposer-avenant'
import { repondreAvenant, retirerDevis } from '#domain/devis/repondre-avenant'
import type { NouvellePrestation } from '#domain/prestation/prestation'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { PrestationId } from '#domain/prestation/reference'
import { changerStatut } from '#domain/rendez-vous/changer-statut'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const JOUR = dateParis(UN_INSTANT)

/** Long after the fixtures. */
const TARD = dateCivile(2045, 6, 1)

const terme = (genre: GenreConserve, jour: DateCivile) => ({ jour, limite: limiteDeConservation(genre, jour) })

const etat = ({ conservation }: DatabaseStores, genre: GenreConserve, jour: DateCivile) =>
  reussir(conservation.etat(genre, terme(genre, jour), []))

const offrir = ({ devis }: DatabaseStores, id: PrestationId) =>
  reussir(devis.modifier(id, (lu) => proposerAvenant(lu, unAvenant(), UN_INSTANT, sha256)))

const repondre = ({ devis }: DatabaseStores, id: PrestationId, version: number, action: 'accepter' | 'refuser') =>
  reussir(devis.modifier(id, (lu) => repondreAvenant(lu, { version, action, motif: '' }, UN_INSTANT)))

const clore = ({ prestations }: DatabaseStores, id: PrestationId) =>
  reussir(
    prestations.modifier(id, UN_INSTANT, (dossier) =>
      changerStatut(dossier, { statut: 'terminé', motif: 'Fait' }, UN_INSTANT),
    ),
  )

/** An order whose quote was accepted, amended, amended again before an answer, and accepted. */
const commanderEnTroisVersions = async (stores: DatabaseStores, graine: number): Promise<NouvellePrestation> => {
  const commande = await enregistrerCommande(stores, graine)
  await offrir(stores, commande.id)
  await offrir(stores, commande.id)
  await repondre(stores, commande.id, 3, 'accepter')
  return commande
}

const versions = async ({ devis }: DatabaseStores, id: PrestationId) =>
  O.toNullable(await reussir(devis.parId(id)))?.versions.map(({ version, statut }) => [version, statut])

describeOnDatabases('PostgreSQL', (knex, kind) => {
  const makeStores = () => postgresStores(knex())
  describe(`${kind}: what becomes of the versions of a quote`, () => {
    it('lets one that was replaced before an answer go thirteen months after its issue, once its order is closed', async () => {
      const stores = await makeStores()
      const close = await commanderEnTroisVersions(stores, 1)
      const ouverte = await commanderEnTroisVersions(stores, 2)
      await clore(stores, close.id)
      const fin = dateCivile(2027, 12, 20)
      const apres = dateCivile(2027, 12, 21)
      expect(await etat(stores, 'avenants', fin)).toEqual({ total: 2, aTerme: 0, retenus: 0, plusAncien: JOUR })
      expect(await etat(stores, 'avenants', apres)).toMatchObject({ aTerme: 1, retenus: 1 })
      expect(await reussir(stores.conservation.retirer('avenants', terme('avenants', fin), 10))).toBe(0)
      expect(await reussir(stores.conservation.retirer('avenants', terme('avenants', apres), 10))).toBe(1)
      expect(await versions(stores, close.id)).toEqual([
        [1, 'accepte'],
        [3, 'accepte'],
      ])
      expect(await versions(stores, ouverte.id)).toHaveLength(3)
    })

    it('drops whatever nobody agreed to, however it ended, and nothing that somebody did', async () => {
      const stores = await makeStores()
      const [refusee, retiree, sansReponse] = [
        await enregistrerCommande(stores, 1),
        await enregistrerCommande(stores, 2),
        await enregistrerCommande(stores, 3),
      ]
      for (const { id } of [refusee, retiree, sansReponse]) await offrir(stores, id)
      await repondre(stores, refusee.id, 2, 'refuser')
      await reussir(stores.devis.modifier(retiree.id, (lu) => retirerDevis(lu, 2, UN_INSTANT)))
      for (const { id } of [refusee, retiree, sansReponse]) await clore(stores, id)
      expect(await reussir(stores.conservation.retirer('avenants', terme('avenants', TARD), 2))).toBe(2)
      expect(await reussir(stores.conservation.retirer('avenants', terme('avenants', TARD), 2))).toBe(1)
      for (const { id } of [refusee, retiree, sansReponse]) {
        expect(await versions(stores, id)).toEqual([[1, 'accepte']])
      }
    })

    it('keeps every one that was accepted, the later replaced too, and says that they go with their account', async () => {
      const stores = await makeStores()
      const close = await commanderEnTroisVersions(stores, 1)
      const patron = await commanderEnTroisVersions(stores, 2)
      const [fin, apres] = [dateCivile(2031, 11, 20), dateCivile(2031, 11, 21)]
      const lire = (jour: DateCivile) =>
        reussir(
          stores.conservation.etat('versions_acceptees', terme('versions_acceptees', jour), [patron.contact.email]),
        )
      expect(await lire(apres)).toEqual({ total: 2, aTerme: 0, retenus: 2, plusAncien: JOUR })
      await clore(stores, close.id)
      expect(await lire(fin)).toEqual({ total: 2, aTerme: 0, retenus: 0, plusAncien: JOUR })
      expect(await lire(apres)).toEqual({ total: 2, aTerme: 2, retenus: 0, plusAncien: JOUR })
    })

    it('lets all of them go with their account, and keeps in an archived contract what was agreed to', async () => {
      const stores = await makeStores()
      const commande = await commanderEnTroisVersions(stores, 1)
      const autre = await commanderEnTroisVersions(stores, 2)
      const compte = O.toNullable(await reussir(stores.comptes.parEmail(commande.contact.email)))
      const conservees = [
        { reference: commande.reference, jusquAu: dateCivile(2036, 12, 2), raisons: ['contrat'] as const },
      ]
      await reussir(
        stores.comptes.effacer(compte?.id ?? '', UN_INSTANT, () =>
          E.right({ supprimees: [], conservees, messages: 0 }),
        ),
      )
      expect((await stores.apercu()).accords).toEqual([`${commande.reference} 1`, `${commande.reference} 3`])
      expect(await etat(stores, 'avenants', TARD)).toMatchObject({ total: 1 })
      expect(await etat(stores, 'versions_acceptees', TARD)).toMatchObject({ total: 2 })
      expect(await versions(stores, autre.id)).toHaveLength(3)
    })
  })
})
