import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { CATALOGUE, measureLoad, ORDER, runLoad } from './load.ts'
import { COMPARISON_HEAD, comparisonRows, inTurns, listsRows, median, toTable, type ListFigures } from './report.ts'
import {
  type DatabaseKind,
  isInstalled,
  openBenchDatabase,
  type BenchDatabase,
  makeReferenceDatabase,
  toUrl,
} from './site/bench-database.ts'
import {
  processMemory,
  type ServerProcess,
  startReference,
  startSite,
  type Variables,
  waitFor,
  makeTemporaryFolder,
  removeFolder,
  startAddressStub,
  startSilentMailServer,
} from './site/server-process.ts'
import { logIn, startFilledSite } from './site/filled-site.ts'

/** `--petit`: one quick run to test the bench; its figures mean nothing. */
const { petit } = parseArgs({ options: { petit: { type: 'boolean', default: false } } }).values

/** `duration`: seconds of one turn. */
const SIZE = petit
  ? { rounds: 1, duration: 0.3, prestations: 100, calls: { small: 3, large: 3 } }
  : { rounds: 3, duration: 1.2, prestations: 10_000, calls: { small: 100, large: 25 } }

const CONNECTIONS = [8, 32]

/** The aim, as a share of the bare server: an order writes seven rows and a quote, the bare server four rows. */
const AIM_OF_AN_ORDER = 0.5

const tell = (line: string): void => void process.stdout.write(`${line}\n`)

const tellTable = (title: string, rows: readonly (readonly string[])[]): void => tell(`\n${title}\n${toTable(rows)}`)

const compareCatalogue = async (site: ServerProcess, reference: ServerProcess) => {
  const rows: (readonly string[])[] = [COMPARISON_HEAD]
  for (const connections of CONNECTIONS) {
    const load = { connections, duration: SIZE.duration }
    const measure = (target: ServerProcess) => () => measureLoad(target, CATALOGUE, load)
    const turns = await inTurns(SIZE.rounds + 1, measure(site), measure(reference))
    // The first turn warms up both servers and is not counted.
    rows.push(...comparisonRows(connections, turns.slice(1)))
  }
  return rows
}

const compareStarts = async (folder: string, variables: Variables, running: ServerProcess) => {
  const makers = [
    ['site with its embedded database', () => startSite(folder, variables)],
    ['bare', () => startReference(folder, running)],
  ] as const
  const figures = makers.map(([name]) => ({ name, startMs: [] as number[], pss: [] as number[] }))
  for (let round = -1; round < SIZE.rounds; round += 1)
    for (const [rank, [, start]] of makers.entries()) {
      const server = await start()
      // The first round creates the database and is not counted.
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
    const ground = { dataDir, database, variables }
    const title = `POST /api/prestations/commander beside the bare four writes, ${kind}`
    tellTable(`${title}, mails waiting`, await measureOrders(ground))
    tellTable(`${title}, mails written and sent`, await measureOrdersWithMails(ground, 8))
  } finally {
    await database.close()
  }
}

const start = performance.now()
const folder = makeTemporaryFolder()
const addresses = await startAddressStub()
const variables = { GEOCODAGE_URL: addresses.baseUrl }

type OrderGround = {
  readonly dataDir: string
  readonly database: BenchDatabase
  readonly variables: Variables
}

type Rows = (readonly string[])[]

/** Mails still waiting after this time would not change the figure. */
const DRAIN_MS = 2_000

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

const turnsOf = ({ database }: OrderGround, after: () => Promise<void>, aim: number | null) => {
  const measure = (target: ServerProcess, connections: number) =>
    measureLoad({ ...target, databasePid: database.serverPid }, ORDER, { connections, duration: SIZE.duration })
  return async (site: ServerProcess, reference: ServerProcess, connections: number) => {
    const siteTurn = async () => {
      const sample = await measure(site, connections)
      await after()
      return sample
    }
    const turns = await inTurns(SIZE.rounds + 1, siteTurn, () => measure(reference, connections))
    return comparisonRows(connections, turns.slice(1), aim)
  }
}

/** Measures orders with a silent mail server. The bare server writes client, order, event and mail in one transaction. */
const measureOrders = async (ground: OrderGround): Promise<Rows> => {
  const mails = await startSilentMailServer()
  const turns = turnsOf(ground, () => Promise.resolve(), AIM_OF_AN_ORDER)
  try {
    return await onGround(ground, { SMTP_URL: mails.url }, async (site, reference) => {
      const rows: Rows = [COMPARISON_HEAD]
      for (const connections of CONNECTIONS) rows.push(...(await turns(site, reference, connections)))
      return rows
    })
  } finally {
    mails.close()
  }
}

/** Measures orders while the site also writes and sends mails with their quote. The last row counts the mails sent in a second afterwards. */
const measureOrdersWithMails = (ground: OrderGround, connections: number): Promise<Rows> =>
  onGround(ground, {}, async (site, reference, client) => {
    const rates: number[] = []
    const turns = turnsOf(ground, async () => void rates.push(await drain(client)), null)
    const rows = await turns(site, reference, connections)
    return [COMPARISON_HEAD, ...rows, ['mails', '', median(rates).toFixed(0)]]
  })

const pagesOf = (path: string, ...questions: readonly string[]): readonly string[] =>
  questions.map((question) => [`${path}?limite=25`, ...(question === '' ? [] : [question])].join('&'))

const SECOND_PAGE = 'curseur='

/** Calls of the owner's panel: lists, filters, sorts, searches with and without results, a second page, figures. */
const CALLS: readonly string[] = [
  'admin/bandeau',
  'admin/aujourdhui',
  'admin/diagnostics',
  ...pagesOf('prestations/admin/all', '', 'statut=terminé', 'tri=montant', 'tri=a_contacter', 'tri=rendez_vous'),
  ...pagesOf('prestations/admin/all', SECOND_PAGE, 'q=jeanne dupont&tri=montant', 'q=lons&tri=rendez_vous'),
  ...pagesOf('prestations/admin/all', 'q=rdin', 'q=introuvable'),
  ...pagesOf('clients/admin/all', '', 'statut=actifs', 'tri=nom', 'q=zoé&tri=derniere_commande', 'q=introuvable'),
  ...pagesOf('contact/admin/all', '', 'q=imprimante'),
  ...pagesOf('admin/factures', '', 'etat=payee', 'q=dupont&etat=a_payer', 'q=64,00'),
  ...pagesOf('admin/estimations', '', 'suite=sans_suite', 'q=paul dupont'),
]

/** Uncounted calls at first, in which the site plans and compiles. */
const WARM_UP = 2

const pathOf = async (api: string, call: string, headers: Readonly<Record<string, string>>): Promise<string> => {
  const { pathname, search } = new URL(call, api)
  if (!call.endsWith(SECOND_PAGE)) return pathname + search
  const answer = await fetch(new URL(call.replace(SECOND_PAGE, ''), api), { headers })
  const { curseurSuivant }: { curseurSuivant: string } = JSON.parse(await answer.text())
  return `${pathname}${search}${curseurSuivant}`
}

const measureCalls = async (folder: string, variables: Variables, prestations: number, times: number) => {
  const dataDir = join(folder, `lists-${prestations}`)
  const site = await startFilledSite(dataDir, variables, prestations)
  const api = `http://127.0.0.1:${site.port}/api/`
  const load = { connections: 1, amount: times + WARM_UP, warmUp: WARM_UP }
  const figures = new Map<string, ListFigures['small']>()
  try {
    const headers = { authorization: `Bearer ${(await logIn(site.port)).token}` }
    for (const call of CALLS) {
      const request = { path: await pathOf(api, call, headers), headers }
      figures.set(call, await runLoad(site.port, { request, expected: 200 }, load))
    }
  } finally {
    await site.end('SIGTERM')
  }
  return figures
}

/** Measures the lists of two businesses, the second ten times larger. Each call is repeated over one connection; the p99 of 25 calls is the slowest. */
const measureLists = async (folder: string, variables: Variables): Promise<readonly ListFigures[]> => {
  const { prestations, calls } = SIZE
  const small = await measureCalls(folder, variables, prestations, calls.small)
  const large = await measureCalls(folder, variables, prestations * 10, calls.large)
  return [...small].map(([call, figures]) => ({ call, small: figures, large: large.get(call) ?? figures }))
}

try {
  await benchCatalogue(folder, variables)
  await benchOrders('embedded', folder, variables)
  await benchOrders('postgres15', folder, variables)
  const lists = await measureLists(folder, variables)
  tellTable(`The lists of the owner, ms: ${SIZE.prestations} prestations, and ten times that (large)`, listsRows(lists))
  tell(`\n${((performance.now() - start) / 1000).toFixed(0)} s; read the ratios, not the figures`)
} finally {
  addresses.close()
  removeFolder(folder)
}
