import type { Knex } from 'knex'
import { makeMemoryClock } from '#adapters/memory/memory-clock'
import { makePostgresFactureRegister } from '#adapters/postgres/facturation/postgres-facture-register'
import { makePostgresClientRegister } from '#adapters/postgres/postgres-client-register'
import { makePostgresEstimationStore } from '#adapters/postgres/postgres-estimation-store'
import { makePostgresMessageRegister } from '#adapters/postgres/postgres-message-register'
import { makePostgresPrestationRegister } from '#adapters/postgres/postgres-prestation-register'
import { SEEDED_UNTIL } from '../seed/seeded-until.ts'

/** The registers over a filled database, a minute after its last order. */
export const registersOver = (knex: Knex) => ({
  clock: makeMemoryClock(new Date(SEEDED_UNTIL.getTime() + 60_000)),
  registrePrestations: makePostgresPrestationRegister(knex),
  registreClients: makePostgresClientRegister(knex),
  registreMessages: makePostgresMessageRegister(knex),
  registreFactures: makePostgresFactureRegister(knex),
  estimations: makePostgresEstimationStore(knex),
})
