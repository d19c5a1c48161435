import { describeAgendaRepository } from '#application/ports/agenda-repository.contract'
import { describeLienAgendaStore } from '#application/ports/lien-agenda-store.contract'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeAgendaRepository(kind, () => postgresStores(knex()))
  describeLienAgendaStore(kind, () => postgresStores(knex()))
})
