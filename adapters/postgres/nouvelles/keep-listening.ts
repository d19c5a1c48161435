import type { Knex } from 'knex'
import { type ListeningConnection, openListeningConnection } from './listening-connection.ts'

export type ListeningOptions = {
  readonly channel: string
  /** Rest before a lost connection is opened again, in ms. */
  readonly retryMs: number
  /** Something may have come: a notification, or a time during which none could be heard. */
  readonly onNews: () => void
}

/** Listens through every loss of the connection, until it is stopped. */
export const keepListening = (knex: Knex, { channel, retryMs, onNews }: ListeningOptions): (() => Promise<void>) => {
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
