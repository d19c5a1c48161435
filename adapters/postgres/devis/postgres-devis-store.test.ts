import { describeDevisStore } from '#application/ports/devis-store.contract'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeDevisStore(kind, () => postgresStores(knex()))
})
