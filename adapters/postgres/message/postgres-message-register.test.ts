import { describeMessageRegister } from '#application/ports/message-register.contract'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeMessageRegister(kind, () => postgresStores(knex()))
})
