import { describeCompteStore } from '#application/ports/compte-store.contract'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeCompteStore(kind, () => postgresStores(knex()))
})
