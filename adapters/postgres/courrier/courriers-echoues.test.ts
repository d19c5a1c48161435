import { describe, expect, it } from 'vitest'
import * as O from '#fp/Option'
import { unMessage } from '#domain/message/message.fixture'
import { uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { CourrierReserve } from '#application/ports/outbox'
import type { Stores } from '#application/ports/stores.fixture'
import { reussir } from '#application/shared/run.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'
import { ouvrirFil } from '#domain/message/suite'

const apres = (secondes: number): Date => new Date(UN_INSTANT.getTime() + secondes * 1_000)

/** Mails about messages ten seconds apart, claimed in their order. */
const reserver = async ({ messages, outbox }: Stores, nombre: number): Promise<readonly CourrierReserve[]> => {
  for (let rang = 0; rang < nombre; rang += 1) {
    await reussir(messages.enregistrer(ouvrirFil(unMessage({ creeLe: apres(10 * rang) }, rang + 1))))
  }
  return reussir(outbox.reserver(apres(1_000), apres(1_060), nombre))
}

const abandonner = async ({ outbox }: Stores, courriers: readonly CourrierReserve[]): Promise<void> => {
  for (const [rang, courrier] of courriers.entries()) {
    await reussir(outbox.marquerEchoue(courrier, null, `reason ${rang}`))
  }
}

describeOnDatabases('PostgreSQL', (knex) => {
  const makeStores = () => postgresStores(knex())

  describe('failed mails', () => {
    it('are none at first', async () => {
      const { outbox } = await makeStores()
      expect(await reussir(outbox.echoues(10))).toEqual([])
      expect(await reussir(outbox.renvoyerEchoues(UN_INSTANT))).toBe(0)
    })

    it('are told with their last error, the most recent first, as many as asked', async () => {
      const stores = await makeStores()
      const courriers = await reserver(stores, 3)
      await abandonner(stores, courriers)
      const attendus = courriers.map(({ id, genre }, rang) => ({
        id,
        genre,
        essais: 1,
        creeLe: apres(10 * rang),
        derniereErreur: `reason ${rang}`,
        sujet: 'Jeanne Dupont',
      }))
      expect(await reussir(stores.outbox.echoues(2))).toEqual(attendus.toReversed().slice(0, 2))
    })

    it('are neither those that wait for another attempt nor those that left', async () => {
      const stores = await makeStores()
      const [premier, second] = await reserver(stores, 2)
      if (premier === undefined || second === undefined) throw new Error('nothing to claim')
      await reussir(stores.outbox.marquerEchoue(premier, apres(2_000), 'busy'))
      await reussir(stores.outbox.marquerEnvoye(second, apres(1_001)))
      expect(await reussir(stores.outbox.echoues(10))).toEqual([])
      expect(await reussir(stores.outbox.renvoyerEchoues(apres(1_500)))).toBe(0)
      expect(await reussir(stores.outbox.reserver(apres(1_999), apres(2_060), 10))).toEqual([])
    })

    it('go back one by one, and what is no mail does nothing', async () => {
      const stores = await makeStores()
      const courriers = await reserver(stores, 3)
      await abandonner(stores, courriers)
      const renvoyer = (id: string) => reussir(stores.outbox.renvoyerEchoues(apres(2_000), id))
      expect([await renvoyer(courriers[1]?.id ?? ''), await renvoyer('inconnu')]).toEqual([1, 0])
      expect((await reussir(stores.outbox.echoues(10))).map(({ id }) => id)).toEqual([
        courriers[2]?.id,
        courriers[0]?.id,
      ])
    })

    it('are due from the instant they go back, with all their attempts before them', async () => {
      const stores = await makeStores()
      const courriers = await reserver(stores, 2)
      await abandonner(stores, courriers)
      expect(await reussir(stores.outbox.renvoyerEchoues(apres(3_000)))).toBe(2)
      expect(await reussir(stores.outbox.etat(apres(3_000)))).toMatchObject({ enAttente: 2, echoues: 0 })
      expect(await reussir(stores.outbox.reserver(apres(2_999), apres(3_060), 10))).toEqual([])
      const repris = await reussir(stores.outbox.reserver(apres(3_000), apres(3_060), 10))
      expect(repris.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
        courriers.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((courrier) => ({ ...courrier, essais: 1 })),
      )
    })
  })

  describe('mails of an order', () => {
    it('are those to its client, with what became of each', async () => {
      const stores = await makeStores()
      const [commande, autre] = [uneNouvellePrestation({}, 1), uneNouvellePrestation({}, 2)]
      for (const une of [commande, autre]) await reussir(stores.prestations.enregistrer(une, O.none))
      const suivis = () => reussir(stores.outbox.dePrestation(commande.id))
      expect(await suivis()).toMatchObject([{ genre: 'commande_client', statut: 'a_envoyer', envoyeLe: null }])
      const courriers = await reussir(stores.outbox.reserver(apres(1), apres(61), 10))
      for (const courrier of courriers) await reussir(stores.outbox.marquerEnvoye(courrier, apres(2)))
      expect(await suivis()).toMatchObject([{ genre: 'commande_client', statut: 'envoye', envoyeLe: apres(2) }])
    })
  })
})
