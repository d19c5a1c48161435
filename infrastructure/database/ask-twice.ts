import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Knex } from 'knex'

// The driver's own limit and that of the pool; a server that refuses says so with a code, and is not asked again.
const LATE = /^(?:timeout expired|Knex: Timeout acquiring a connection)/

/** No connection came in time. */
export const isLate = (error: unknown): boolean => error instanceof Error && LATE.test(error.message)

/**
 * Has a pool ask once more for a connection that came too late. A limit also runs while this process stands still, drawing a
 * document or on a busy machine: it is then over before the answer that has come is read. And the limit of a new connection fails
 * whoever waits first, however short their wait.
 */
export const askTwice = ({ client }: Knex): void => {
  const ask: () => Promise<unknown> = client.acquireConnection.bind(client)
  client.acquireConnection = async (): Promise<unknown> => {
    try {
      return await ask()
    } catch (error) {
      if (!isLate(error)) throw error
      // Other limits that ran out meanwhile fail now: they must not fail this one.
      await nextTurn()
      return ask()
    }
  }
}
