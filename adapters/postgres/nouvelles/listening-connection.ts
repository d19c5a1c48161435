import type { Knex } from 'knex'
import { Client, type ClientConfig } from 'pg'

/** A connection of its own, which hears every notification of a channel until it is closed or lost. */
export type ListeningConnection = { readonly close: () => Promise<void> }

export type Listener = { readonly onNotification: () => void; readonly onLoss: () => void }

const isSettings = (u: unknown): u is ClientConfig => typeof u === 'object' && u !== null

/** The settings of the pool's own connections, asked again each time: an embedded server may have changed its port. */
const settingsOf = async (knex: Knex): Promise<ClientConfig> => {
  const given: unknown = knex.client.config.connection
  const settings: unknown = typeof given === 'function' ? await given() : given
  if (!isSettings(settings)) throw new Error('the pool has no connection settings')
  return settings
}

/** Listens; rejects when the server is away. `onLoss` is called once, unless the connection was closed. */
export const openListeningConnection = async (
  knex: Knex,
  channel: string,
  { onNotification, onLoss }: Listener,
): Promise<ListeningConnection> => {
  const client = new Client({ ...(await settingsOf(knex)), keepAlive: true })
  let over = false
  const lose = (): void => {
    if (over) return
    over = true
    onLoss()
    client.end().catch(() => undefined)
  }
  client.on('error', lose).on('end', lose).on('notification', onNotification)
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
  } catch (error) {
    over = true
    client.end().catch(() => undefined)
    throw error
  }
  return {
    close: async () => {
      over = true
      await client.end().catch(() => undefined)
    },
  }
}
