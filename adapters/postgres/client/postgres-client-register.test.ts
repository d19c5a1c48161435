import { describeClientRegister } from '#application/ports/client-register.contract'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeClientRegister(kind, () => postgresStores(knex()))
})
