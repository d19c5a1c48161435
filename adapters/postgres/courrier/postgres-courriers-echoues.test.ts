import { describeCourriersEchoues } from '#application/ports/courriers-echoues.contract'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeCourriersEchoues(kind, () => postgresStores(knex()))
})
