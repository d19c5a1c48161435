import { describePrestationRegister } from '#application/ports/prestation-register.contract'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describePrestationRegister(kind, () => postgresStores(knex()))
})
