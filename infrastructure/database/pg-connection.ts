import { Client } from 'pg'

/** The TCP connection to one database. */
export type PgConnection = {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

/** True if a server answers a query within two seconds; never rejects. */
export const answers = async (connection: PgConnection): Promise<boolean> => {
  const client = new Client({ ...connection, connectionTimeoutMillis: 2000, query_timeout: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
