import type { Knex } from 'knex'
import { makeOfflineCommuneTable } from '#adapters/geocoding/offline-commune-table'
import { makeMemoryGeocoder } from '#adapters/memory/memory-geocoder'
import { makePostgresFactureStore } from '#adapters/postgres/facturation/postgres-facture-store'
import { makePostgresCommandeStore } from '#adapters/postgres/prestation/postgres-commande-store'
import { makePostgresCompteStore } from '#adapters/postgres/compte/postgres-compte-store'
import { makePostgresDossierStore } from '#adapters/postgres/prestation/postgres-dossier-store'
import { makePostgresEstimationStore } from '#adapters/postgres/estimation/postgres-estimation-store'
import { makePostgresMessageRegister } from '#adapters/postgres/message/postgres-message-register'
import { makePostgresMessageStore } from '#adapters/postgres/message/postgres-message-store'
import { makePostgresOutbox } from '#adapters/postgres/courrier/postgres-outbox'
import { makePostgresPrestationRepository } from '#adapters/postgres/prestation/postgres-prestation-repository'
import { sha256 } from '#adapters/security/sha256'
import type { Ports } from '#application/ports/ports'

/** What the demonstration is told with, besides its clock and its chance. */
export type PortsDeDemo = Pick<
  Ports,
  | 'contentHash'
  | 'geocoder'
  | 'communes'
  | 'commandes'
  | 'comptes'
  | 'dossiers'
  | 'prestations'
  | 'estimations'
  | 'messagesRecus'
  | 'registreMessages'
  | 'outbox'
  | 'factures'
  | 'factureRenderer'
  | 'keyedHash'
  | 'adressePublique'
  | 'entreprise'
> & {
  /** Whether nobody has ever ordered here. */
  readonly estVide: () => Promise<boolean>
  /** Takes back the role of admin from accounts that only exist because they were named so. */
  readonly retirerLeRole: (clientIds: readonly string[]) => Promise<void>
}

/** What the site writes its documents with. */
type PortsDeDocuments = Pick<Ports, 'factureRenderer' | 'keyedHash' | 'adressePublique' | 'entreprise'>

/** Stores that wake nobody, and the table of towns alone: a demonstration is the same without the network. */
export const makePortsDeDemo = (knex: Knex, documents: PortsDeDocuments): PortsDeDemo => ({
  ...documents,
  contentHash: sha256,
  geocoder: makeMemoryGeocoder(),
  communes: makeOfflineCommuneTable(),
  commandes: makePostgresCommandeStore(knex),
  comptes: makePostgresCompteStore(knex),
  dossiers: makePostgresDossierStore(knex),
  prestations: makePostgresPrestationRepository(knex),
  estimations: makePostgresEstimationStore(knex),
  messagesRecus: makePostgresMessageStore(knex),
  registreMessages: makePostgresMessageRegister(knex),
  outbox: makePostgresOutbox(knex),
  factures: makePostgresFactureStore(knex),
  estVide: async () => (await knex('prestations').first('id')) === undefined,
  retirerLeRole: async (clientIds) => {
    await knex('clients')
      .whereIn('id', [...clientIds])
      .update({ role: 'client' })
  },
})
