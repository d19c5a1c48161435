import { describeFactureRegister } from '#application/ports/facture-register.contract'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

describeOnDatabases('PostgreSQL', (knex, kind) => describeFactureRegister(kind, () => postgresStores(knex())))
