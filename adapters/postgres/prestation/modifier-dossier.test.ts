import { expect, it } from 'vitest'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { courriersDeRendezVous, enregistrerCommande, proposer, unIdDeDate } from '#application/ports/dossiers.fixture'
import { describeDossiers } from '#application/ports/dossiers.contract'
import type { PrestationStore } from '#application/ports/prestation-store'
import { reussir } from '#application/shared/run.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import type { PrestationId } from '#domain/prestation/reference'
import { dansHeures } from '#domain/rendez-vous/dossier.fixture'
import { accepterDate, refuserDates } from '#domain/rendez-vous/repondre'
import { describeOnDatabases, useOtherInstance } from '#infrastructure/database/test-database.fixture'
import { makePostgresPrestationStore } from './postgres-prestation-store.ts'
import { postgresStores } from '../postgres-stores.fixture.ts'

const ROUNDS = 30

const ID = unIdDeDate(10)

const accepter = (prestations: PrestationStore, id: PrestationId, dateId = ID) =>
  prestations.modifier(id, UN_INSTANT, (dossier) => accepterDate(dossier, dateId, UN_INSTANT))

const refuser = (prestations: PrestationStore, id: PrestationId) =>
  prestations.modifier(id, UN_INSTANT, (dossier) => refuserDates(dossier, ID, { motif: '', souhaits: [] }, UN_INSTANT))

const issues = (resultats: readonly E.Either<unknown, unknown>[]): readonly string[] =>
  resultats.map((resultat) => (E.isRight(resultat) ? 'won' : (resultat.left as { _tag: string })._tag)).toSorted()

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeDossiers(kind, () => postgresStores(knex()))

  const otherInstance = useOtherInstance(kind, knex)

  it('gives one hour to exactly one of two instances that propose it at once, every time', async () => {
    const stores = await postgresStores(knex())
    const ailleurs = makePostgresPrestationStore(otherInstance())
    const [ici, la] = [await enregistrerCommande(stores, 1), await enregistrerCommande(stores, 2)]
    for (let round = 0; round < ROUNDS; round += 1) {
      const [heures, instant] = [[100 + 50 * round], dansHeures(round)]
      const resultats = await Promise.all([
        proposer(stores, ici, heures, 2 * round + 1, instant)(),
        proposer({ prestations: ailleurs }, la, heures, 2 * round + 2, instant)(),
      ])
      expect(issues(resultats)).toEqual(['CreneauOccupe', 'won'])
    }
    expect(await knex()('courriels').where({ genre: 'date_client' })).toHaveLength(ROUNDS)
  })

  it('orders an acceptance here and a refusal there, and writes the mails of the changes made', async () => {
    const ailleurs = makePostgresPrestationStore(otherInstance())
    for (let round = 0; round < ROUNDS; round += 1) {
      const stores = await postgresStores(knex())
      const { id } = await enregistrerCommande(stores)
      await reussir(proposer(stores, { id }, [100, 150]))
      await Promise.all([reussir(accepter(stores.prestations, id)), reussir(refuser(ailleurs, id))])
      const suivi = O.toNullable(await reussir(stores.prestations.suivi(id)))
      const faits = suivi?.evenements.slice(2).map(({ fait }) => fait.genre) ?? []
      const dernier = faits.at(-1) ?? ''
      expect([...faits].toSorted()).toEqual(['date_acceptee', 'date_refusee'])
      expect(suivi?.dossier).toMatchObject({
        sequence: 3,
        prestation: { version: 4 },
      })
      expect(suivi?.dossier.dates.map(({ statut }) => statut)).toEqual(
        dernier === 'date_acceptee' ? ['accepte', 'ecarte'] : ['refuse', 'refuse'],
      )
      const genres = (await courriersDeRendezVous(stores)).map(({ genre }) => genre).toSorted()
      const rappel = dernier === 'date_acceptee' ? ['rappel_client'] : []
      const reponses = ['reponse_client', 'reponse_client', 'reponse_entreprise', 'reponse_entreprise']
      expect(genres).toEqual(['date_client', ...rappel, ...reponses])
    }
  })

  it('makes one change of twenty acceptances of the same link, and repeats it to the others', async () => {
    const stores = await postgresStores(knex())
    const ailleurs = makePostgresPrestationStore(otherInstance())
    const { id } = await enregistrerCommande(stores)
    await reussir(proposer(stores, { id }, [100, 150]))
    const reponses = await Promise.all(
      Array.from({ length: 20 }, (_, rang) => reussir(accepter(rang % 2 === 0 ? stores.prestations : ailleurs, id))),
    )
    expect(new Set(reponses.map((dossier) => JSON.stringify(dossier))).size).toBe(1)
    expect(reponses[0]).toMatchObject({ sequence: 2, prestation: { version: 3 } })
    expect((await courriersDeRendezVous(stores)).map(({ genre }) => genre).toSorted()).toEqual([
      'date_client',
      'rappel_client',
      'reponse_client',
      'reponse_entreprise',
    ])
  })

  it('lets prestations swap their hours without a deadlock that anybody sees', async () => {
    const stores = await postgresStores(knex())
    const ailleurs = makePostgresPrestationStore(otherInstance())
    const [ici, la] = [await enregistrerCommande(stores, 1), await enregistrerCommande(stores, 2)]
    await reussir(proposer(stores, ici, [100, 200], 1))
    await reussir(proposer(stores, la, [300, 400], 2))
    for (let round = 1; round <= 10; round += 1) {
      const [x, y] = round % 2 === 0 ? [100, 300] : [300, 100]
      const resultats = await Promise.all([
        proposer(stores, ici, [x, x + 100], 2 * round + 1, dansHeures(round))(),
        proposer({ prestations: ailleurs }, la, [y, y + 100], 2 * round + 2, dansHeures(round))(),
      ])
      expect(issues(resultats).filter((issue) => issue !== 'won' && issue !== 'CreneauOccupe')).toEqual([])
    }
  })

  it('undoes everything when the last write fails', async () => {
    const stores = await postgresStores(knex())
    const commande = await enregistrerCommande(stores)
    const avant = await reussir(stores.prestations.parId(commande.id))
    await knex().raw("alter table courriels add constraint courriels_fermes check (genre <> 'date_client')")
    const resultat = await proposer(stores, commande, [100])()
    await knex().raw('alter table courriels drop constraint courriels_fermes')
    expect(resultat).toMatchObject({
      left: { _tag: 'PortFailure', port: 'prestations', cause: { constraint: 'courriels_fermes' } },
    })
    expect(await reussir(stores.prestations.parId(commande.id))).toEqual(avant)
    expect(await knex()('rendez_vous').select('id')).toEqual([])
  })
})
