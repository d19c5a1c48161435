import type { Knex } from 'knex'
import { Client, type ClientConfig } from 'pg'
import type { Annonceur } from '#application/ports/annonceur'

/** A connection of its own, which hears every notification of a channel until it is closed or lost. */
type ListeningConnection = { readonly close: () => Promise<void> }

type Listener = { readonly onNotification: () => void; readonly onLoss: () => void }

const isSettings = (u: unknown): u is ClientConfig => typeof u === 'object' && u !== null

/** The settings of the pool's own connections, asked again each time: an embedded server may have changed its port. */
const settingsOf = async (knex: Knex): Promise<ClientConfig> => {
  const given: unknown = knex.client.config.connection
  const settings: unknown = typeof given === 'function' ? await given() : given
  if (!isSettings(settings)) throw new Error('the pool has no connection settings')
  return settings
}

/** Listens; rejects when the server is away. `onLoss` is called once, unless the connection was closed. */
const openListeningConnection = async (
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

type ListeningOptions = {
  readonly channel: string
  /** Rest before a lost connection is opened again, in ms. */
  readonly retryMs: number
  /** Something may have come: a notification, or a time during which none could be heard. */
  readonly onNews: () => void
}

/** Listens through every loss of the connection, until it is stopped. */
const keepListening = (knex: Knex, { channel, retryMs, onNews }: ListeningOptions): (() => Promise<void>) => {
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let open: Promise<ListeningConnection | null> = Promise.resolve(null)
  const again = (): void => {
    if (!ending.signal.aborted) timer = setTimeout(connect, retryMs).unref()
  }
  const tryOpen = async (): Promise<ListeningConnection | null> => {
    try {
      const connection = await openListeningConnection(knex, channel, { onNotification: onNews, onLoss: again })
      onNews()
      return connection
    } catch {
      again()
      return null
    }
  }
  const connect = (): void => {
    open = tryOpen()
  }
  connect()
  return async () => {
    ending.abort()
    clearTimeout(timer)
    await (await open)?.close()
  }
}

export type AnnonceurOptions = {
  readonly channel?: string
  /** Announcements of so many ms leave as one. */
  readonly gatherMs?: number
  /** Who listens is called at least that often, in ms: an instance may die between its commit and its announcement. */
  readonly lookMs?: number
  readonly retryMs?: number
}

/** Also what ends with the site: nothing is announced or heard after `close`. */
type PostgresAnnonceur = Annonceur & { readonly close: () => Promise<void> }

type Announce = { readonly annoncer: () => void; readonly stop: () => void }

// In a transaction of its own: one that notifies holds a lock of the whole server while it commits, and no order waits for it.
const gatherAnnouncements = (knex: Knex, channel: string, gatherMs: number): Announce => {
  let timer: NodeJS.Timeout | undefined
  let over = false
  const notify = (): void => {
    timer = undefined
    knex.raw('select pg_notify(?, ?)', [channel, '']).then(
      () => undefined,
      () => undefined,
    )
  }
  return {
    annoncer: () => {
      if (!over) timer ??= setTimeout(notify, gatherMs).unref()
    },
    stop: () => {
      over = true
      clearTimeout(timer)
    },
  }
}

type Listening = { readonly ecouter: Annonceur['ecouter']; readonly close: () => Promise<void> }

/** One connection and one clock for every listener, from the first to the last. */
const shareListening = (begin: (onNews: () => void) => () => Promise<void>): Listening => {
  const listeners = new Set<() => void>()
  let end: (() => Promise<void>) | undefined
  let closed: Promise<void> = Promise.resolve()
  const onNews = (): void => {
    for (const listener of listeners) listener()
  }
  const leave = (listener: () => void): void => {
    listeners.delete(listener)
    if (listeners.size > 0 || end === undefined) return
    closed = end()
    end = undefined
  }
  return {
    ecouter: (quand) => {
      const listener = (): void => quand()
      listeners.add(listener)
      end ??= begin(onNews)
      return () => leave(listener)
    },
    close: async () => {
      for (const listener of listeners) leave(listener)
      await closed
    },
  }
}

/** Announcements over PostgreSQL, on one connection of its own, which is open as long as somebody listens. */
export const makePostgresAnnonceur = (knex: Knex, options: AnnonceurOptions = {}): PostgresAnnonceur => {
  const { channel = 'nouvelles', gatherMs = 250, lookMs = 15_000, retryMs = 1_000 } = options
  const { annoncer, stop } = gatherAnnouncements(knex, channel, gatherMs)
  const { ecouter, close } = shareListening((onNews) => {
    const look = setInterval(onNews, lookMs).unref()
    const end = keepListening(knex, { channel, retryMs, onNews })
    return () => {
      clearInterval(look)
      return end()
    }
  })
  return {
    annoncer,
    ecouter,
    close: async () => {
      stop()
      await close()
    },
  }
}
