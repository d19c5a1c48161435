import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { sha256 } from '#adapters/security/node-hasher'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import type { DatabaseStores } from '#application/ports/stores.fixture'
import { reussir } from '#application/shared/run.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { unAvenant } from '#domain/devis/avenant.fixture'
import { proposerAvenant } from '#domain/devis/proposer-avenant'
import { repondreAvenant } from '#domain/devis/repondre-avenant'
import type { NouvellePrestation } from '#domain/prestation/prestation'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { proposerDates } from '#domain/rendez-vous/proposer'
import { accepterDate } from '#domain/rendez-vous/repondre'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const JUSQU_AU = dateCivile(2036, 12, 2)

const DEBUT = new Date('2026-12-01T09:00:00Z')

/** An order whose visit is agreed. */
const convenir = async (stores: DatabaseStores): Promise<NouvellePrestation> => {
  const commande = await enregistrerCommande(stores, 1)
  const modifier = stores.prestations.modifier
  await reussir(
    modifier(commande.id, UN_INSTANT, (dossier) =>
      proposerDates(dossier, [{ id: 'date-1', debut: DEBUT }], UN_INSTANT),
    ),
  )
  await reussir(modifier(commande.id, UN_INSTANT, (dossier) => accepterDate(dossier, 'date-1', UN_INSTANT)))
  return commande
}

/** Amends its quote, and accepts it. */
const modifierLeDevis = async ({ devis }: DatabaseStores, { id }: NouvellePrestation): Promise<void> => {
  await reussir(devis.modifier(id, (lu) => proposerAvenant(lu, unAvenant(), UN_INSTANT, sha256)))
  const accord = { version: 2, action: 'accepter', motif: '' } as const
  await reussir(devis.modifier(id, (lu) => repondreAvenant(lu, accord, UN_INSTANT)))
}

/** Erases the account; the contract is kept. */
const effacer = async (stores: DatabaseStores, { contact, reference }: NouvellePrestation): Promise<void> => {
  const compte = O.toNullable(await reussir(stores.comptes.parEmail(contact.email)))
  const conservees = [{ reference, jusquAu: JUSQU_AU, raisons: ['contrat'] as const }]
  const effacement = { supprimees: [], conservees, messages: 0 }
  await reussir(stores.comptes.effacer(compte?.id ?? '', UN_INSTANT, () => E.right(effacement)))
}

describeOnDatabases('PostgreSQL', (knex, kind) => {
  const makeStores = () => postgresStores(knex())
  describe(`${kind}: a contract that outlives its account`, () => {
    it('is read whole: the order, its dates, its last day, and the one version of a quote that never changed', async () => {
      const stores = await makeStores()
      const commande = await convenir(stores)
      const dossier = O.toNullable(await reussir(stores.prestations.parId(commande.id)))
      const devis = O.toNullable(await reussir(stores.devis.parId(commande.id)))
      await effacer(stores, commande)
      expect(devis?.versions).toHaveLength(1)
      expect(O.toNullable(await reussir(stores.conservation.contrat(commande.reference)))).toEqual({
        jusquAu: JUSQU_AU,
        prestation: dossier?.prestation,
        dates: dossier?.dates,
        versions: devis?.versions,
      })
    })

    it('has every version of its quote that was accepted', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1)
      await modifierLeDevis(stores, commande)
      const devis = O.toNullable(await reussir(stores.devis.parId(commande.id)))
      await effacer(stores, commande)
      const contrat = O.toNullable(await reussir(stores.conservation.contrat(commande.reference)))
      expect(contrat?.versions).toEqual(devis?.versions)
      expect(contrat?.versions).toHaveLength(2)
    })

    it('is not there while its account is, nor under another reference', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1)
      const autre = await enregistrerCommande(stores, 2)
      expect(await reussir(stores.conservation.contrat(commande.reference))).toEqual(O.none)
      await effacer(stores, commande)
      expect(await reussir(stores.conservation.contrat(autre.reference))).toEqual(O.none)
    })
  })
})
