import { expect, it } from 'vitest'
import * as O from '#fp/Option'
import { describeCourrierDEffacement, describeOutbox, describeRenvois } from '#application/ports/outbox.contract'
import { reussir } from '#application/shared/run.fixture'
import { uneNouvellePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { makePostgresOutbox } from './postgres-outbox.ts'
import { postgresStores } from '../postgres-stores.fixture.ts'

const FIN_DU_BAIL = new Date(UN_INSTANT.getTime() + 60_000)

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeOutbox(kind, () => postgresStores(knex()))
  describeRenvois(kind, () => postgresStores(knex()))
  describeCourrierDEffacement(kind, () => postgresStores(knex()))

  it('reads one clock for all instances, that of the database', async () => {
    await knex().transaction(async (trx) => {
      const { rows } = await trx.raw('select now() as heure')
      expect(await reussir(makePostgresOutbox(trx).heure)).toEqual(rows[0].heure)
    })
  })

  it('sends a worker past the mails that another one is claiming, without waiting', async () => {
    const { prestations, outbox } = await postgresStores(knex())
    for (const graine of [1, 2]) await reussir(prestations.enregistrer(uneNouvellePrestation({}, graine), O.none))
    await knex().transaction(async (trx) => {
      const premiers = await reussir(makePostgresOutbox(trx).reserver(UN_INSTANT, FIN_DU_BAIL, 3))
      const seconds = await reussir(outbox.reserver(UN_INSTANT, FIN_DU_BAIL, 3))
      expect([premiers.length, seconds.length]).toEqual([3, 1])
      expect(premiers.map(({ id }) => id)).not.toContain(seconds[0]?.id)
    })
  })
})
