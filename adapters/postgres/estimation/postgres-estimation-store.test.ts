import { describeEstimationStore, describeEstimationsLues } from '#application/ports/estimation-store.contract'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeEstimationStore(kind, () => postgresStores(knex()))
  describeEstimationsLues(kind, () => postgresStores(knex()))
})
