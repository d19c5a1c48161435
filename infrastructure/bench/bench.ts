import { join } from 'node:path'
import { readPageWeights } from '../quality/read-page-weights.ts'
import { measureCatalogue } from './measures/catalogue.ts'
import { measureOrders } from './measures/orders.ts'
import { measureStarts } from './measures/starts.ts'
import { withGrounds } from './registres/ground.ts'
import { measureRegistres } from './registres/measure-registres.ts'
import { toTable } from './report/table.ts'
import { startAddressStub } from './site/address-stub.ts'
import { type DatabaseKind, isInstalled, openBenchDatabase } from './site/bench-database.ts'
import { processMemory } from './site/process-figures.ts'
import { startSite } from './site/site-process.ts'
import { makeTemporaryFolder, removeFolder } from './site/temporary-folder.ts'

type Variables = Readonly<Record<string, string>>

const tell = (line: string): void => void process.stdout.write(`${line}\n`)

const tellTable = (title: string, rows: readonly (readonly string[])[]): void => tell(`\n${title}\n${toTable(rows)}`)

const benchCatalogue = async (folder: string, variables: Variables): Promise<void> => {
  const site = await startSite(join(folder, 'catalogue'), variables)
  try {
    tellTable('GET /api/services', await measureCatalogue(site))
    const { rss, pss } = processMemory(site.pid)
    tell(`memory of the site after this load: RSS ${rss.toFixed(0)} MB, PSS ${pss.toFixed(0)} MB`)
    const fresh = join(folder, 'start')
    await (await startSite(fresh, variables)).end('SIGTERM')
    tellTable('Start', await measureStarts(site, fresh, () => Promise.resolve(variables)))
  } finally {
    await site.end('SIGTERM')
  }
}

const benchOrders = async (kind: DatabaseKind, folder: string, variables: Variables): Promise<void> => {
  if (!isInstalled(kind)) return tell(`\n!!! orders on ${kind}: SKIPPED, this machine has no /usr/lib/postgresql/15`)
  const dataDir = join(folder, kind)
  const database = await openBenchDatabase(kind, dataDir)
  try {
    const { rows, mails } = await measureOrders({ dataDir, database, variables })
    tellTable(`POST /api/prestations/commander, a new client each, ${kind}`, rows)
    const { perSecond, p50, p99 } = mails.orders
    tell(`while the site writes and sends the mails of these orders (8 connections): ${perSecond.toFixed(0)} orders/s,`)
    tell(`p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; then ${mails.mailsPerSecond.toFixed(0)} mails/s`)
  } finally {
    await database.close()
  }
}

/** The lists of the owner in a business of 10 000 prestations and in one of 100 000. */
const benchRegistres = async (folder: string): Promise<void> =>
  withGrounds(folder, async (petite, grande) => {
    tellTable('The lists of the owner, ms', await measureRegistres(petite, grande))
  })

const benchPages = (): void => {
  const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)
  const lines = readPageWeights().map(({ page, js, css }) => [page, kilobytes(js), kilobytes(css)])
  tellTable('First visit, kB in brotli', [['page', 'js', 'css'], ...lines])
}

const benchSite = async (folder: string): Promise<void> => {
  const addresses = await startAddressStub()
  const variables = { GEOCODAGE_URL: addresses.baseUrl }
  try {
    await benchCatalogue(folder, variables)
    await benchOrders('embedded', folder, variables)
    await benchOrders('postgres15', folder, variables)
    benchPages()
  } finally {
    addresses.close()
  }
}

/** Everything; `registres`: the lists of the owner alone. */
const run = async (part: string | undefined): Promise<void> => {
  const start = performance.now()
  const folder = makeTemporaryFolder()
  try {
    if (part === undefined) await benchSite(folder)
    await benchRegistres(folder)
    tell(`\n${((performance.now() - start) / 1000).toFixed(0)} s; read the ratios, not the figures`)
  } finally {
    removeFolder(folder)
  }
}

await run(process.argv[2])
