import { describeAbsenceStore } from '#application/ports/absence-store.contract'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeAbsenceStore(kind, () => postgresStores(knex()))
})
