import { expect, it } from 'vitest'
import { describeDiagnosticsRepository } from '#application/ports/diagnostics-repository.contract'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { reussir } from '#application/shared/run.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeDiagnosticsRepository(kind, () => postgresStores(knex()))

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
