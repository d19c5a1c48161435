import type { Knex } from 'knex'
import { expect, it } from 'vitest'
import * as O from '#fp/Option'
import { reussir } from '#application/shared/run.fixture'
import { effacerCompte } from '#domain/compte/effacement'
import { oubliAvant } from '#domain/estimation/conversion'
import { unAppelant, uneEstimationFaite } from '#domain/estimation/estimation-faite.fixture'
import { unContact, uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { eventually } from '#infrastructure/database/eventually.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const APPEL = uneEstimationFaite({ source: 'telephone', contact: unAppelant() })

/** An account, and an earlier estimate under its address. */
const preparer = async (knex: Knex) => {
  const stores = await postgresStores(knex)
  await reussir(stores.prestations.enregistrer(uneNouvellePrestation(), O.none))
  await reussir(stores.estimations.noter([APPEL], oubliAvant(UN_INSTANT)))
  return stores
}

const attendre = (knex: Knex) =>
  eventually(
    () => knex('pg_stat_activity').whereRaw("datname = current_database() and wait_event_type = 'Lock'").pluck('pid'),
    (pids) => pids.length === 1,
  )

/** Makes two transactions wait for each other, so that the database aborts `travail`. */
const croiser = async <A>(
  knex: Knex,
  [premier, second]: readonly [string, string],
  travail: () => Promise<A>,
): Promise<A> => {
  const { promise, resolve } = Promise.withResolvers<A>()
  const contraire = knex.transaction(async (trx) => {
    await trx.raw(`select from ${premier} for update`)
    void travail().then(resolve)
    await attendre(knex)
    await trx.raw(`select from ${second} for update`)
  })
  // On the second attempt the other transaction may be aborted.
  await contraire.catch(() => undefined)
  return promise
}

describeOnDatabases('an estimate that an order and its account both want', (knex) => {
  it('becomes the order all the same', async () => {
    const { prestations } = await preparer(knex())
    const commande = uneNouvellePrestation({}, 2)
    const issue = await croiser(
      knex(),
      ['clients', 'estimations'],
      prestations.enregistrer(commande, O.none, { estimationId: APPEL.id, exclusive: true }),
    )
    expect(issue).toMatchObject({ _tag: 'Right', right: { id: commande.id } })
    expect(await knex()('estimations').pluck('prestation_id')).toEqual([commande.id])
  })

  it('is forgotten with the account all the same', async () => {
    const { comptes } = await preparer(knex())
    const compte = O.toNullable(await reussir(comptes.parEmail(unContact().email)))
    const issue = await croiser(
      knex(),
      ['estimations', 'clients'],
      comptes.effacer(compte?.id ?? '', UN_INSTANT, (avoirs) => effacerCompte(avoirs, UN_INSTANT)),
    )
    expect(issue._tag).toBe('Right')
    expect(await knex()('estimations').pluck('email')).toEqual([null])
  })
})
