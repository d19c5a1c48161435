import { Client } from 'pg'
import { measureLoad, ORDER } from './load.ts'
import { COMPARISON_HEAD, comparisonRows, inTurns, median } from './report.ts'
import { type BenchDatabase, makeReferenceDatabase, toUrl } from './site/bench-database.ts'
import { type ServerProcess, startReference, startSite, type Variables, waitFor } from './site/server-process.ts'
import { startSilentMailServer } from './site/surroundings.ts'

/** Where orders are measured, and for how long. */
export type OrderGround = {
  readonly dataDir: string
  readonly database: BenchDatabase
  readonly variables: Variables
  readonly rounds: number
  /** Of one turn, in seconds. */
  readonly duration: number
}

type Rows = (readonly string[])[]

/** After this time, the remaining mails change nothing in the figure. */
const DRAIN_MS = 3_000

const WAITING = `select cast(count(*) as integer) as n from courriels where statut = 'a_envoyer'`

const FORGET = `update courriels set statut = 'envoye', envoye_le = now() where statut = 'a_envoyer'`

/** Waits a moment for unsent mails, drops the others, and returns how many leave in a second. */
const drain = async (client: Client): Promise<number> => {
  const waiting = async (): Promise<number> => (await client.query<{ n: number }>(WAITING)).rows[0]?.n ?? 0
  const start = performance.now()
  const before = await waiting()
  await waitFor('an empty queue', DRAIN_MS, async () => (await waiting()) === 0).catch(() => undefined)
  const sent = before - (await waiting())
  await client.query(FORGET)
  return sent / ((performance.now() - start) / 1000)
}

type Measure = (site: ServerProcess, reference: ServerProcess, client: Client) => Promise<Rows>

/** The site, the bare server and the queue of mails, all on one database server. */
const onGround = async (ground: OrderGround, mails: Variables, use: Measure): Promise<Rows> => {
  const { dataDir, database } = ground
  const site = await startSite(dataDir, { ...ground.variables, ...(await database.variables()), ...mails })
  const connection = await database.connection()
  const reference = await startReference(dataDir, site, toUrl(await makeReferenceDatabase(connection)))
  const client = new Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await use(site, reference, client)
  } finally {
    await client.query(FORGET).catch(() => undefined)
    await client.end()
    await reference.end('SIGTERM')
    await site.end('SIGTERM')
  }
}

const turnsOf = ({ database, duration, rounds }: OrderGround, after: () => Promise<void>) => {
  const measure = (target: ServerProcess, connections: number) =>
    measureLoad({ ...target, databasePid: database.serverPid }, ORDER, { connections, duration })
  return async (site: ServerProcess, reference: ServerProcess, connections: number) => {
    const siteTurn = async () => {
      const sample = await measure(site, connections)
      await after()
      return sample
    }
    const turns = await inTurns(rounds + 1, siteTurn, () => measure(reference, connections))
    // The first turn warms up both servers, and is not counted.
    return comparisonRows(connections, turns.slice(1))
  }
}

/**
 * Orders of new clients with a silent mail server, compared with a bare route that writes client, order, event and mail
 * in one transaction.
 */
export const measureOrders = async (ground: OrderGround, connections: readonly number[]): Promise<Rows> => {
  const mails = await startSilentMailServer()
  const turns = turnsOf(ground, () => Promise.resolve())
  try {
    return await onGround(ground, { SMTP_URL: mails.url }, async (site, reference) => {
      const rows: Rows = [COMPARISON_HEAD]
      for (const count of connections) rows.push(...(await turns(site, reference, count)))
      return rows
    })
  } finally {
    mails.close()
  }
}

/**
 * The same while the site also writes and sends the mails with the quote; the last row is the mails sent in a second
 * afterwards.
 */
export const measureOrdersWithMails = (ground: OrderGround, connections: number): Promise<Rows> =>
  onGround(ground, {}, async (site, reference, client) => {
    const rates: number[] = []
    const turns = turnsOf(ground, async () => void rates.push(await drain(client)))
    const rows = await turns(site, reference, connections)
    return [COMPARISON_HEAD, ...rows, ['mails', '', median(rates).toFixed(0)]]
  })
