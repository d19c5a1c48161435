import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureLists } from './lists.ts'
import { CATALOGUE, measureLoad } from './load.ts'
import { measureOrders, measureOrdersWithMails } from './orders.ts'
import { COMPARISON_HEAD, comparisonRows, inTurns, median, toTable } from './report.ts'
import { type DatabaseKind, isInstalled, openBenchDatabase } from './site/bench-database.ts'
import { processMemory } from './site/process-figures.ts'
import { type ServerProcess, startReference, startSite, type Variables } from './site/server-process.ts'
import { makeTemporaryFolder, removeFolder, startAddressStub } from './site/surroundings.ts'

/** `--petit`: one quick run, to see that it works; its figures mean nothing. */
const { petit } = parseArgs({ options: { petit: { type: 'boolean', default: false } } }).values

const SIZE = petit
  ? { rounds: 1, duration: 0.3, prestations: 100, calls: 3 }
  : { rounds: 3, duration: 1.2, prestations: 10_000, calls: 25 }

const CONNECTIONS = [8, 32]

const tell = (line: string): void => void process.stdout.write(`${line}\n`)

const tellTable = (title: string, rows: readonly (readonly string[])[]): void => tell(`\n${title}\n${toTable(rows)}`)

const compareCatalogue = async (site: ServerProcess, reference: ServerProcess) => {
  const rows: (readonly string[])[] = [COMPARISON_HEAD]
  for (const connections of CONNECTIONS) {
    const load = { connections, duration: SIZE.duration }
    const measure = (target: ServerProcess) => () => measureLoad(target, CATALOGUE, load)
    const turns = await inTurns(SIZE.rounds + 1, measure(site), measure(reference))
    // The first turn warms up both servers, and is not counted.
    rows.push(...comparisonRows(connections, turns.slice(1)))
  }
  return rows
}

/** Starts the site and the bare server in turns on a used folder, and measures their memory. */
const compareStarts = async (folder: string, variables: Variables, running: ServerProcess) => {
  const makers = [
    ['site with its embedded database', () => startSite(folder, variables)],
    ['bare', () => startReference(folder, running)],
  ] as const
  const figures = makers.map(([name]) => ({ name, startMs: [] as number[], pss: [] as number[] }))
  for (let round = -1; round < SIZE.rounds; round += 1)
    for (const [rank, [, start]] of makers.entries()) {
      const server = await start()
      // The first round creates the database, and is not counted.
      if (round >= 0) figures[rank]?.startMs.push(server.startMs)
      if (round >= 0) figures[rank]?.pss.push(processMemory(server.pid))
      await server.end('SIGTERM')
    }
  const lines = figures.map(({ name, startMs, pss }) => [name, median(startMs).toFixed(0), median(pss).toFixed(0)])
  return [['', 'start to first 200, ms', 'PSS MB'], ...lines]
}

const benchCatalogue = async (folder: string, variables: Variables): Promise<void> => {
  const site = await startSite(join(folder, 'catalogue'), variables)
  const reference = await startReference(folder, site)
  try {
    tellTable('GET /api/services', await compareCatalogue(site, reference))
    const weights = [site, reference].map(({ pid }) => processMemory(pid).toFixed(0))
    tell(`memory after this load, PSS: site ${weights[0]} MB, bare ${weights[1]} MB`)
    tellTable('Start and memory', await compareStarts(join(folder, 'start'), variables, site))
  } finally {
    await reference.end('SIGTERM')
    await site.end('SIGTERM')
  }
}

const benchOrders = async (kind: DatabaseKind, folder: string, variables: Variables): Promise<void> => {
  if (!isInstalled(kind)) return tell(`\n!!! orders on ${kind}: SKIPPED, this machine has no /usr/lib/postgresql/15`)
  const dataDir = join(folder, kind)
  const database = await openBenchDatabase(kind, dataDir)
  try {
    const ground = { dataDir, database, variables, ...SIZE }
    const title = `POST /api/prestations/commander beside the bare four writes, ${kind}`
    tellTable(`${title}, mails waiting`, await measureOrders(ground, CONNECTIONS))
    tellTable(`${title}, mails written and sent`, await measureOrdersWithMails(ground, 8))
  } finally {
    await database.close()
  }
}

const start = performance.now()
const folder = makeTemporaryFolder()
const addresses = await startAddressStub()
const variables = { GEOCODAGE_URL: addresses.baseUrl }
try {
  await benchCatalogue(folder, variables)
  await benchOrders('embedded', folder, variables)
  await benchOrders('postgres15', folder, variables)
  tellTable('The lists of the owner, ms', await measureLists(folder, variables, SIZE.prestations, SIZE.calls))
  tell(`\n${((performance.now() - start) / 1000).toFixed(0)} s; read the ratios, not the figures`)
} finally {
  addresses.close()
  removeFolder(folder)
}
