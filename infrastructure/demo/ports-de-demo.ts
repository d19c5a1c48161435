import type { Knex } from 'knex'
import { makeOfflineCommuneTable } from '#adapters/geocoding/offline-commune-table'
import { makeMemoryGeocoder } from '#adapters/memory/memory-geocoder'
import { makePostgresStores } from '#adapters/postgres/postgres-stores'
import { sha256 } from '#adapters/security/sha256'
import type { Ports } from '#application/ports/ports'

/** The ports of the demonstration, besides its clock and its chance. */
export type PortsDeDemo = Pick<
  Ports,
  | 'contentHash'
  | 'geocoder'
  | 'communes'
  | 'prestations'
  | 'comptes'
  | 'estimations'
  | 'messages'
  | 'outbox'
  | 'factures'
> &
  PortsDeDocuments & {
    /** Whether nobody has ever ordered here. */
    readonly estVide: () => Promise<boolean>
    /** Takes back the role of admin from accounts that only exist because they were named so. */
    readonly retirerLeRole: (clientIds: readonly string[]) => Promise<void>
  }

/** What the site writes its documents with. */
type PortsDeDocuments = Pick<Ports, 'factureRenderer' | 'keyedHash' | 'adressePublique' | 'entreprise'>

/** Stores that wake nobody, and the table of towns alone: a demonstration is the same without the network. */
export const makePortsDeDemo = (
  knex: Knex,
  { factureRenderer, keyedHash, adressePublique, entreprise }: PortsDeDocuments,
): PortsDeDemo => ({
  ...makePostgresStores(knex),
  factureRenderer,
  keyedHash,
  adressePublique,
  entreprise,
  contentHash: sha256,
  geocoder: makeMemoryGeocoder(),
  communes: makeOfflineCommuneTable(),
  estVide: async () => (await knex('prestations').first('id')) === undefined,
  retirerLeRole: async (clientIds) => {
    await knex('clients')
      .whereIn('id', [...clientIds])
      .update({ role: 'client' })
  },
})
