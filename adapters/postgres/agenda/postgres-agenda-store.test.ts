import { describeAgendaStore } from '#application/ports/agenda-store.contract'
import { describeLienAgenda } from '#application/ports/lien-agenda.contract'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeAgendaStore(kind, () => postgresStores(knex()))
  describeLienAgenda(kind, () => postgresStores(knex()))
})
