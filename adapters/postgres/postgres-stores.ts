import type { Knex } from 'knex'
import { makePostgresAbsenceStore, makePostgresAgendaStore } from './agenda/postgres-agenda-store.ts'
import { makePostgresClientStore } from './client/postgres-client-store.ts'
import { makePostgresComptabiliteReader } from './comptabilite/postgres-comptabilite-reader.ts'
import { makePostgresCompteStore, makePostgresFreinStore } from './compte/postgres-compte-store.ts'
import { makePostgresConservationStore } from './conservation/postgres-conservation-store.ts'
import { makePostgresDevisStore } from './devis/postgres-devis-store.ts'
import { makePostgresDiagnostics } from './diagnostic/postgres-diagnostics.ts'
import { makePostgresEstimationStore } from './estimation/postgres-estimation-store.ts'
import { makePostgresOuvrirExtrait } from './export/postgres-extraits.ts'
import { makePostgresFactureStore } from './facturation/postgres-facture-store.ts'
import { makePostgresNouvellesDepuis } from './nouvelles/postgres-nouvelles-depuis.ts'
import { makePostgresMessageStore } from './message/postgres-message-store.ts'
import { makePostgresOutbox } from './courrier/postgres-outbox.ts'
import { makePostgresPrestationStore } from './prestation/postgres-prestation-store.ts'
import { makePostgresRetractationStore } from './retractation/postgres-retractation-store.ts'

export const makePostgresStores = (knex: Knex) => ({
  prestations: makePostgresPrestationStore(knex),
  devis: makePostgresDevisStore(knex),
  messages: makePostgresMessageStore(knex),
  clients: makePostgresClientStore(knex),
  outbox: makePostgresOutbox(knex),
  comptes: makePostgresCompteStore(knex),
  estimations: makePostgresEstimationStore(knex),
  freins: makePostgresFreinStore(knex),
  factures: makePostgresFactureStore(knex),
  absences: makePostgresAbsenceStore(knex),
  agenda: makePostgresAgendaStore(knex),
  nouvellesDepuis: makePostgresNouvellesDepuis(knex),
  diagnostics: makePostgresDiagnostics(knex),
  ouvrirExtrait: makePostgresOuvrirExtrait(knex),
  comptabilite: makePostgresComptabiliteReader(knex),
  conservation: makePostgresConservationStore(knex),
  retractations: makePostgresRetractationStore(knex),
})

export type PostgresStores = ReturnType<typeof makePostgresStores>
