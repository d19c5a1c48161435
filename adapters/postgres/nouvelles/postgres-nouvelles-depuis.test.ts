import * as E from '#fp/Either'
import type { Knex } from 'knex'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { lireNouvelles } from '#application/nouvelles/nouvelles'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import type { Stores } from '#application/ports/stores.fixture'
import { reussir } from '#application/shared/run.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import { unAjout, unSujet } from '#domain/message/fil.fixture'
import { unMessage } from '#domain/message/message.fixture'
import { suiteDeLEntreprise, suiteDuClient, ouvrirFil } from '#domain/message/suite'
import { RECOUVREMENT_S } from '#domain/nouvelles/nouvelle'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { annulerPrestation, changerPriorite } from '#domain/rendez-vous/changer-statut'
import { openKnex } from '#infrastructure/database/open-knex'
import { describeOnDatabases, serverOf } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'
import { makePostgresPrestationStore } from '../prestation/postgres-prestation-store.ts'
import { makePostgresNouvellesDepuis } from './postgres-nouvelles-depuis.ts'

/** An instant, in seconds after that of the orders. */
const apres = (secondes: number): Date => new Date(UN_INSTANT.getTime() + secondes * 1_000)

const commander = (stores: Pick<Stores, 'prestations'>, graine: number, secondes: number) =>
  enregistrerCommande(stores, graine, { creeLe: apres(secondes) })

/** One reading, in seconds after the instant of the orders; returns the news as a screen names them. */
const lire = async (knex: Knex, secondes: number, depuis: Date | null = null) => {
  const ports = { clock: makeMemoryClock(apres(secondes)), nouvellesDepuis: makePostgresNouvellesDepuis(knex) }
  const { nouvelles, curseur } = await reussir(lireNouvelles(ports)({ admin: ADMIN, apres: depuis }))
  return { nouvelles, curseur, dites: nouvelles.map(({ genre, titre }) => `${genre} ${titre}`) }
}

/** Reads continuously, and returns each piece of news once. */
const suivre = async (knex: Knex) => {
  const connues = new Set<string>()
  let { curseur } = await lire(knex, 0)
  return async (secondes: number): Promise<readonly string[]> => {
    const lot = await lire(knex, secondes, curseur)
    curseur = lot.curseur
    const neuves = lot.nouvelles.filter(({ genre, id, le }) => !connues.has(`${genre} ${id} ${le.toISOString()}`))
    for (const { genre, id, le } of neuves) connues.add(`${genre} ${id} ${le.toISOString()}`)
    return neuves.map(({ titre }) => titre)
  }
}

describeOnDatabases('the news', (knex, kind) => {
  it('are none in an empty place, whose cursor goes on from there', async () => {
    const stores = await postgresStores(knex())
    const debut = await lire(knex(), 0)
    expect([debut.nouvelles, debut.curseur]).toEqual([[], apres(0)])
    const { id, reference } = await commander(stores, 1, 1)
    expect((await lire(knex(), 2, debut.curseur)).nouvelles).toEqual([
      { genre: 'commande', id, titre: reference, le: apres(1) },
    ])
  })

  it('are what clients and the business did, in its order', async () => {
    const stores = await postgresStores(knex())
    const commande = await commander(stores, 1, 1)
    const { clientId } = await reussir(
      stores.prestations.modifier(commande.id, apres(2), (dossier) =>
        E.right(changerPriorite(dossier, 'urgente', apres(2))),
      ),
    )
    const message = unMessage({ creeLe: apres(3) })
    await reussir(stores.messages.enregistrer(ouvrirFil(message, { clientId, sujet: unSujet() })))
    const suite = suiteDeLEntreprise(unAjout({ instant: apres(4) }))
    await reussir(stores.messages.poursuivre(message.id, () => E.right(suite)))
    const autre = suiteDuClient(clientId, unAjout({ instant: apres(5) }, 2))
    await reussir(stores.messages.poursuivre(message.id, autre))
    await reussir(
      stores.prestations.modifier(commande.id, apres(6), (dossier) =>
        annulerPrestation(dossier, '', apres(6), 'client'),
      ),
    )
    const { dites, nouvelles } = await lire(knex(), 7, apres(0))
    expect(dites).toEqual([
      'commande PREST-000001',
      'changement PREST-000001',
      'message Jeanne Dupont',
      'suite Jeanne Dupont',
      'reponse PREST-000001',
    ])
    expect(nouvelles.map(({ id }) => id)).toEqual([commande.id, commande.id, message.id, message.id, commande.id])
  })

  it('are told again while something before them may come to light, then not any more', async () => {
    const stores = await postgresStores(knex())
    await commander(stores, 1, 1)
    expect((await lire(knex(), 100, apres(RECOUVREMENT_S + 0.999))).dites).toEqual(['commande PREST-000001'])
    expect((await lire(knex(), 100, apres(RECOUVREMENT_S + 1))).dites).toEqual([])
  })

  it('are told once to who drops those that are known, after a pause as from look to look', async () => {
    const stores = await postgresStores(knex())
    const nouvelles = await suivre(knex())
    await commander(stores, 1, 1)
    expect(await nouvelles(10)).toEqual(['PREST-000001'])
    expect(await nouvelles(20)).toEqual([])
    for (const graine of [2, 3, 4]) await commander(stores, graine, graine * 1_000)
    expect(await nouvelles(100_000)).toEqual(['PREST-000002', 'PREST-000003', 'PREST-000004'])
    expect(await nouvelles(100_010)).toEqual([])
  })

  it('none is passed over when the clock was set back', async () => {
    const stores = await postgresStores(knex())
    const nouvelles = await suivre(knex())
    await commander(stores, 1, 600)
    expect(await nouvelles(601)).toEqual(['PREST-000001'])
    await reussir(stores.messages.enregistrer(ouvrirFil(unMessage({ creeLe: apres(10) }))))
    await commander(stores, 2, 11)
    expect(await nouvelles(12)).toEqual(['Jeanne Dupont', 'PREST-000002'])
  })

  it('an order whose transaction ends after that of a later one is told all the same', async () => {
    const stores = await postgresStores(knex())
    // The first order of a year creates its sequence; other orders wait for it.
    await commander(stores, 3, -1_000)
    const nouvelles = await suivre(knex())
    const lente = await knex().transaction()
    onTestFinished(async () => {
      if (!lente.isCompleted()) await lente.rollback()
    })
    await commander({ prestations: makePostgresPrestationStore(lente) }, 1, 1)
    await commander(stores, 2, 2)
    expect(await nouvelles(3)).toEqual(['PREST-000002'])
    await lente.commit()
    expect(await nouvelles(50)).toEqual(['PREST-000001'])
  })

  it('are all told after a longer pause', async () => {
    const stores = await postgresStores(knex())
    const { id } = await commander(stores, 1, 0)
    await knex().raw(
      `insert into prestation_evenements (prestation_id, le, auteur, detail)
       select ?, cast(? as timestamptz) + n * interval '1 ms', 'entreprise', '{"genre": "date_acceptee", "date": ""}'
       from generate_series(1, 2500) as n`,
      [id, UN_INSTANT],
    )
    const { nouvelles } = await lire(knex(), 10, apres(0))
    expect(nouvelles.map(({ le }) => le.getTime() - UN_INSTANT.getTime())).toEqual(
      Array.from({ length: 2_501 }, (_, rang) => rang),
    )
  })

  describe('of two instances', () => {
    const uneInstance = (): Knex => {
      const database: string = knex().client.config.connection().database
      const { connection } = serverOf(kind)
      const pool = openKnex({ server: { connection: () => ({ ...connection, database }) }, poolMax: 3 })
      onTestFinished(() => pool.destroy())
      return pool
    }

    it('are the same: what one wrote, the other tells', async () => {
      await postgresStores(knex())
      const [une, autre] = [uneInstance(), uneInstance()]
      const [chezUne, chezAutre] = [await suivre(une), await suivre(autre)]
      for (const graine of [1, 2, 3, 4]) {
        const prestations = makePostgresPrestationStore(graine % 2 === 0 ? une : autre)
        await commander({ prestations }, graine, graine)
      }
      const toutes = [1, 2, 3, 4].map((graine) => `PREST-00000${graine}`)
      expect([await chezUne(5), await chezAutre(5)]).toEqual([toutes, toutes])
    })
  })
})
