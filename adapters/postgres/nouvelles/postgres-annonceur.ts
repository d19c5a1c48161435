import type { Knex } from 'knex'
import type { Annonceur } from '#application/ports/annonceur'
import { keepListening } from './keep-listening.ts'

export type AnnonceurOptions = {
  readonly channel?: string
  /** Announcements of so many ms leave as one. */
  readonly gatherMs?: number
  /** Who listens is called at least that often, in ms: an instance may die between its commit and its announcement. */
  readonly lookMs?: number
  readonly retryMs?: number
}

/** Also what ends with the site: nothing is announced or heard after `close`. */
export type PostgresAnnonceur = Annonceur & { readonly close: () => Promise<void> }

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
