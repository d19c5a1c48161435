import type { Knex } from 'knex'
import { makeOfflineCommuneTable } from '#adapters/geocoding/offline-commune-table'
import { makeMemoryGeocoder } from '#adapters/memory/memory-outside'
import { makePostgresStores } from '#adapters/postgres/postgres-stores'
import type { Ports, Clock } from '#application/ports/ports'

export type PortsDeDemo = Pick<
  Ports,
  'absences' | 'geocoder' | 'communes' | 'prestations' | 'comptes' | 'estimations' | 'messages' | 'outbox' | 'factures'
> &
  PortsDeDocuments & {
    readonly estVide: () => Promise<boolean>
    /** Removes the admin role from accounts created only for it. */
    readonly retirerLeRole: (clientIds: readonly string[]) => Promise<void>
  }

type PortsDeDocuments = Pick<Ports, 'documents' | 'hasher' | 'adressePublique' | 'entreprise'>

/** The ports of a demonstration. They wake no worker, and places come from the table of communes only, so that no network is needed. */
export const makePortsDeDemo = (
  knex: Knex,
  { documents, hasher, adressePublique, entreprise }: PortsDeDocuments,
): PortsDeDemo => ({
  ...makePostgresStores(knex),
  documents,
  hasher,
  adressePublique,
  entreprise,
  geocoder: makeMemoryGeocoder(),
  communes: makeOfflineCommuneTable(),
  estVide: async () => (await knex('prestations').first('id')) === undefined,
  retirerLeRole: async (clientIds) => {
    await knex('clients')
      .whereIn('id', [...clientIds])
      .update({ role: 'client' })
  },
})

/** A clock that can be set to the day of a past event, never to the future. */
export type HorlogeDeDemo = Clock & { readonly regler: (instant: Date) => void }

export const makeHorlogeDeDemo = (present: Date): HorlogeDeDemo => {
  let instant = present
  return {
    maintenant: () => instant,
    regler: (voulu) => {
      instant = voulu < present ? voulu : present
    },
  }
}
