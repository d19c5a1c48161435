import { expect, it } from 'vitest'
import * as O from '#fp/Option'
import { describeDiagnosticsRepository } from '#application/ports/diagnostics-repository.contract'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { reussir } from '#application/shared/run.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeDiagnosticsRepository(kind, () => postgresStores(knex()))

  it('are taken by one instance when several are at it', async () => {
    const { diagnostics } = await postgresStores(knex())
    const avant = new Date(UN_INSTANT.getTime() - 60_000)
    const prises = await Promise.all(Array.from({ length: 6 }, () => reussir(diagnostics.relever(UN_INSTANT, avant))))
    expect(prises.filter((prise) => prise)).toHaveLength(1)
  })

  it('keep no name: a client that is renamed or gone is told so at once', async () => {
    const stores = await postgresStores(knex())
    await enregistrerCommande(stores, 1)
    await reussir(stores.diagnostics.relever(UN_INSTANT, UN_INSTANT))
    await knex()('clients').update({ nom: 'Anne Petit' })
    const noms = async () => {
      const releve = await reussir(stores.diagnostics.dernier())
      return O.isSome(releve) ? releve.value.topClients.map(({ nom }) => nom) : null
    }
    expect(await noms()).toEqual(['Anne Petit'])
    await knex().raw('delete from courriels; delete from prestations; delete from clients')
    expect(await noms()).toEqual([])
  })
})
