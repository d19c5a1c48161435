import { COMPARISON_HEAD, comparisonRows } from '../report/comparison-rows.ts'
import { makeReferenceDatabase, type ReferenceProcess, startReference } from '../reference/reference-process.ts'
import type { BenchDatabase } from '../site/bench-database.ts'
import { startStalledMailServer } from '../site/stalled-mail-server.ts'
import { type SiteProcess, startSite } from '../site/site-process.ts'
import { CONNECTIONS } from './catalogue.ts'
import { inTurns } from './compare.ts'
import { openMailQueue } from './mail-queue.ts'
import { measureTarget } from './measure-target.ts'
import { measureOrdersWithMails, type MailFigures } from './orders-with-mails.ts'

/** Where orders are measured. */
export type OrderGround = {
  readonly dataDir: string
  readonly database: BenchDatabase
  readonly variables: Readonly<Record<string, string>>
}

export type OrderMeasures = { readonly rows: readonly (readonly string[])[]; readonly mails: MailFigures }

const ROUNDS = 3
const DURATION_MS = 1500

const compareOrders = async (site: SiteProcess, reference: ReferenceProcess, databasePid: () => number | undefined) => {
  const measure = (target: { readonly port: number; readonly pid: number }, connections: number) => () =>
    measureTarget({ ...target, databasePid }, 'order', connections, DURATION_MS)
  await measure(site, 8)()
  await measure(reference, 8)()
  const rows: (readonly string[])[] = [COMPARISON_HEAD]
  for (const connections of CONNECTIONS) {
    const targets = {
      'site, mails waiting': measure(site, connections),
      'bare Fastify + pg': measure(reference, connections),
    }
    rows.push(...comparisonRows(connections, await inTurns(ROUNDS, targets)))
  }
  return rows
}

const withMailsWaiting = async ({ dataDir, database, variables }: OrderGround) => {
  const mails = await startStalledMailServer()
  const own = await database.variables()
  const site = await startSite(dataDir, { ...variables, ...own, SMTP_URL: mails.url })
  const reference = await startReference(site.port, await makeReferenceDatabase(await database.connection()))
  const queue = await openMailQueue(database)
  try {
    return await compareOrders(site, reference, database.serverPid)
  } finally {
    await reference.end()
    await queue.forget()
    await queue.close()
    // Not asked to stop: it would wait for the mail server that says nothing.
    await site.end('SIGKILL')
    mails.close()
  }
}

const withMailsWritten = async ({ dataDir, database, variables }: OrderGround): Promise<MailFigures> => {
  const site = await startSite(dataDir, { ...variables, ...(await database.variables()) })
  const queue = await openMailQueue(database)
  try {
    return await measureOrdersWithMails({ ...site, databasePid: database.serverPid }, queue)
  } finally {
    await queue.close()
    await site.end('SIGTERM')
  }
}

/**
 * Orders of new clients, first while the mail server is silent, beside a bare route that writes client, order, event and
 * mail in one transaction on the same server; then while the site also writes and sends each mail, quote included.
 */
export const measureOrders = async (ground: OrderGround): Promise<OrderMeasures> => ({
  rows: await withMailsWaiting(ground),
  mails: await withMailsWritten(ground),
})
