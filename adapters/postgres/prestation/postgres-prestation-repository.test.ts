import { describePrestationRepository } from '#application/ports/prestation-repository.contract'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describePrestationRepository(kind, () => postgresStores(knex()))
})
