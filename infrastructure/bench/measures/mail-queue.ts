import { Client } from 'pg'
import type { BenchDatabase } from '../site/bench-database.ts'

/** The mails that wait in the database of a site. */
export type MailQueue = {
  readonly waiting: () => Promise<number>
  /** Takes what waits out of the queue, so that one measure does not pay for another. */
  readonly forget: () => Promise<void>
  readonly close: () => Promise<void>
}

const WAITING = `select count(*) as n from courriels where statut = 'a_envoyer'`

const FORGET = `update courriels set statut = 'envoye', envoye_le = now() where statut = 'a_envoyer'`

export const openMailQueue = async (database: BenchDatabase): Promise<MailQueue> => {
  const client = new Client(await database.connection())
  await client.connect()
  client.on('error', () => undefined)
  return {
    waiting: async () => Number((await client.query(WAITING)).rows[0]?.n),
    forget: async () => {
      await client.query(FORGET)
    },
    close: () => client.end(),
  }
}
