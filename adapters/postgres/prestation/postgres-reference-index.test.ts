import { describeReferenceIndex } from '#application/ports/reference-index.contract'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeReferenceIndex(kind, () => postgresStores(knex()))
})
