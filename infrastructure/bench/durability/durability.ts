import * as E from '#fp/Either'
import * as t from 'io-ts'
import { median, toTable } from '../report.ts'
import { type BenchDatabase, type DatabaseKind, isInstalled, openBenchDatabase } from '../site/bench-database.ts'
import {
  makeTemporaryFolder,
  removeFolder,
  type ServerProcess,
  type Variables,
  startAddressStub,
  startSite,
  waitFor,
} from '../site/server-process.ts'
import { parseArgs } from 'node:util'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Knex } from 'knex'
import { BAIL_MS } from '#application/courrier/expedier-courriels'
import { openKnex } from '#infrastructure/database/open-knex'
import { seededRandom } from '../../database/seed/draw.ts'
import { orderBody } from '../load.ts'
import { readdir } from 'node:fs/promises'

const Reply = t.type({
  data: t.type({ prestation: t.type({ reference: t.string }), devis: t.type({ numero: t.string }) }),
})

const read = async (response: Response): Promise<Outcome> => {
  const reply = Reply.decode(await response.json())
  if (response.status !== 201 || E.isLeft(reply)) return { _tag: 'Refused', status: response.status }
  const { prestation, devis } = reply.right.data
  const replayed = response.headers.get('idempotent-replayed') === 'true'
  return { _tag: 'Acknowledged', reference: prestation.reference, numeroDevis: devis.numero, replayed }
}

const placeOrder = async (port: number, key: string): Promise<Outcome> => {
  try {
    return await read(
      await fetch(`http://127.0.0.1:${port}/api/prestations/commander`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(orderBody(key)),
      }),
    )
  } catch {
    return { _tag: 'Unanswered' }
  }
}

const WORKERS = 8

/** Share of orders sent twice at once; as many are sent again after their answer. */
const DOUBLE_CLICK = 0.2
const SENT_AGAIN = 0.4

const attempt = async (port: number, key: string, chance: number): Promise<Attempt> => {
  const first = placeOrder(port, key)
  const twin = chance < DOUBLE_CLICK ? [placeOrder(port, key)] : []
  const outcomes = await Promise.all([first, ...twin])
  const again = chance >= DOUBLE_CLICK && chance < SENT_AGAIN ? [await placeOrder(port, key)] : []
  return { key, outcomes: [...outcomes, ...again] }
}

type Firing = { readonly attempts: readonly Attempt[]; readonly over: Promise<unknown> }

const fireOrders = (port: number, prefix: string, random: () => number): Firing => {
  const attempts: Attempt[] = []
  let next = 0
  let dead = false
  const work = async (): Promise<void> => {
    while (!dead) {
      const made = await attempt(port, `${prefix}-${next++}`, random())
      attempts.push(made)
      dead ||= made.outcomes.some(({ _tag }) => _tag === 'Unanswered')
    }
  }
  return { attempts, over: Promise.all(Array.from({ length: WORKERS }, work)) }
}

type Ground = {
  readonly dataDir: string
  readonly database: BenchDatabase
  readonly variables: Variables
  readonly random: () => number
}

type Round = { readonly attempts: readonly Attempt[]; readonly wrongReplays: number; readonly site: ServerProcess }

const FIRST_ANSWER_MS = 20_000

/** The kill comes at a random moment between these two, in milliseconds after the first order. */
const KILL_AFTER_MS = 100
const KILL_BEFORE_MS = 900

const startOn = async ({ dataDir, database, variables }: Ground): Promise<ServerProcess> =>
  startSite(dataDir, { ...variables, ...(await database.variables()) })

/** Kills the site, and every second time also the database server, like a power cut that spares the disk cache. */
const kill = async (site: ServerProcess, { database }: Ground, withServer: boolean): Promise<void> => {
  const server = withServer ? database.serverPid() : undefined
  const ended = site.end('SIGKILL')
  if (server !== undefined) process.kill(server, 'SIGKILL')
  await ended
}

/** Repeats an order under its key after the crash: it must get its first answer again, or be recorded now. */
const replay = async (port: number, { key, outcomes }: Attempt): Promise<{ attempt: Attempt; wrong: boolean }> => {
  const outcome = await placeOrder(port, key)
  const known = outcomes.some(({ _tag }) => _tag === 'Acknowledged')
  const wrong = outcome._tag !== 'Acknowledged' || (known && !outcome.replayed)
  return { attempt: { key, outcomes: [...outcomes, outcome] }, wrong }
}

const replayAll = async (port: number, attempts: readonly Attempt[]) => {
  const replays: Awaited<ReturnType<typeof replay>>[] = []
  for (const attempt of attempts) replays.push(await replay(port, attempt))
  return replays
}

const killRound = async (ground: Ground, site: ServerProcess, rank: number): Promise<Round> => {
  const { attempts, over } = fireOrders(site.port, `r${rank}`, ground.random)
  await waitFor('the first order', FIRST_ANSWER_MS, () => Promise.resolve(attempts.length > 0))
  await delay(KILL_AFTER_MS + ground.random() * (KILL_BEFORE_MS - KILL_AFTER_MS))
  await kill(site, ground, rank % 2 === 0)
  await over
  const again = await startOn(ground)
  const replays = await replayAll(again.port, attempts)
  return {
    attempts: replays.map(({ attempt }) => attempt),
    wrongReplays: replays.filter(({ wrong }) => wrong).length,
    site: again,
  }
}

/** Milliseconds without a mail after which the queue counts as stuck. */
const STUCK_MS = 20_000

const countWaiting = async (knex: Knex): Promise<number> => {
  const [row] = await knex('courriels').where({ statut: 'a_envoyer' }).count('id as n')
  return Number(row?.['n'])
}

/** Ends the leases of workers killed before `killedAt`, instead of waiting two minutes for them to expire. */
const endOldLeases = (knex: Knex, killedAt: Date) =>
  knex('courriels')
    .where('bail_jusqu_au', '<=', new Date(killedAt.getTime() + BAIL_MS))
    .update({ bail_jusqu_au: null })

const drainMails = async (knex: Knex, killedAt: Date): Promise<void> => {
  await endOldLeases(knex, killedAt)
  let before = Number.POSITIVE_INFINITY
  for (let left = await countWaiting(knex); left > 0 && left < before; left = await countWaiting(knex)) {
    before = left
    const fewer = async () => (await countWaiting(knex)) < before
    await waitFor('a mail', STUCK_MS, fewer).catch(() => undefined)
  }
}

export type DurabilityResult = {
  readonly tally: Tally
  readonly wrongReplays: number
  readonly startMs: readonly number[]
}

const drainAndRead = async ({ database, dataDir }: Ground, killedAt: Date): Promise<Findings> => {
  const connection = await database.connection()
  const knex = openKnex({ server: { connection: () => connection } })
  try {
    await drainMails(knex, killedAt)
    return await readFindings(knex, dataDir)
  } finally {
    await knex.destroy()
  }
}

const runRounds = async (ground: Ground, rounds: number): Promise<DurabilityResult> => {
  const attempts: Attempt[] = []
  const startMs: number[] = []
  let site: ServerProcess = await startOn(ground)
  let wrongReplays = 0
  let killedAt = new Date()
  try {
    for (let rank = 1; rank <= rounds; rank += 1) {
      const round = await killRound(ground, site, rank)
      site = round.site
      killedAt = new Date(Date.now() - site.startMs)
      attempts.push(...round.attempts)
      startMs.push(site.startMs)
      wrongReplays += round.wrongReplays
    }
    const findings = await drainAndRead(ground, killedAt)
    return { tally: tallyDurability(attempts, findings), wrongReplays, startMs }
  } finally {
    await site.end('SIGTERM')
  }
}

const checkDurability = async (kind: DatabaseKind, { rounds, seed }: DurabilityOptions, variables: Variables) => {
  const folder = makeTemporaryFolder()
  const dataDir = join(folder, 'data')
  const database = await openBenchDatabase(kind, dataDir)
  try {
    return await runRounds({ dataDir, database, variables, random: seededRandom(seed) }, rounds)
  } finally {
    await database.close()
    removeFolder(folder)
  }
}

type DurabilityOptions = {
  readonly rounds: number
  readonly databases: readonly DatabaseKind[]
  /** The seed of the kill moments: the same seed repeats them. */
  readonly seed: number
}

const DATABASES: ReadonlyMap<string, readonly DatabaseKind[]> = new Map([
  ['embedded', ['embedded']],
  ['postgres15', ['postgres15']],
  ['both', ['embedded', 'postgres15']],
])

const ROUNDS_MAX = 1000

const toInteger = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

const USAGE = 'usage: durability.ts [--rounds 1 to 1000] [--database embedded|postgres15|both] [--seed NUMBER]'

/** Reads `--rounds 20 --database embedded|postgres15|both --seed 1`; returns the usage text if they are invalid. */
export const parseDurabilityOptions = (words: readonly string[]): DurabilityOptions | string => {
  const text = (value: string) => ({ type: 'string', default: value }) as const
  try {
    const options = { rounds: text('20'), database: text('both'), seed: text('1') }
    const { values } = parseArgs({ args: [...words], options })
    const [rounds, seed, databases] = [toInteger(values.rounds), toInteger(values.seed), DATABASES.get(values.database)]
    if (rounds === null || rounds < 1 || rounds > ROUNDS_MAX || seed === null || databases === undefined) return USAGE
    return { rounds, databases, seed }
  } catch {
    return USAGE
  }
}

const faultsOf = ({ tally, wrongReplays }: DurabilityResult): Readonly<Record<string, number>> => ({
  missing: tally.faults.missing,
  contradicted: tally.faults.contradicted,
  twice: tally.faults.twice,
  incomplete: tally.faults.incomplete,
  'mails lost': tally.faults.mailsLost,
  'mails not sent': tally.waiting,
  'wrong replays': wrongReplays,
})

export const isSound = (result: DurabilityResult): boolean =>
  result.tally.acknowledged > 0 && Object.values(faultsOf(result)).every((count) => count === 0)

export const durabilityRows = (rounds: number, result: DurabilityResult): readonly (readonly [string, string])[] => {
  const { tally, startMs } = result
  const figures: Readonly<Record<string, number>> = {
    rounds,
    'orders acknowledged': tally.acknowledged,
    'orders found': tally.orders,
    'mails sent': tally.sent,
    'of them sent again (same Message-ID)': tally.sentAgain,
    'start after a kill, median ms': Math.round(median(startMs)),
    ...faultsOf(result),
  }
  return Object.entries(figures).map(([name, figure]) => [name, String(figure)] as const)
}

const tell = (line: string): void => void process.stdout.write(`${line}\n`)

const checkAll = async (options: DurabilityOptions, kinds: readonly DatabaseKind[]) => {
  const addresses = await startAddressStub()
  const results: DurabilityResult[] = []
  try {
    for (const kind of kinds) {
      tell(`${kind}: ${options.rounds} rounds, seed ${options.seed}`)
      results.push(await checkDurability(kind, options, { GEOCODAGE_URL: addresses.baseUrl }))
    }
  } finally {
    addresses.close()
  }
  return results
}

const report = (kinds: readonly DatabaseKind[], rounds: number, results: readonly DurabilityResult[]): void => {
  const columns = results.map((result) => durabilityRows(rounds, result))
  const names = columns[0]?.map(([name]) => name) ?? []
  const lines = names.map((name, rank) => [name, ...columns.map((column) => column[rank]?.[1] ?? '')])
  tell(toTable([['', ...kinds], ...lines]))
}

const run = async (options: DurabilityOptions): Promise<boolean> => {
  const kinds = options.databases.filter(isInstalled)
  const absent = options.databases.filter((kind) => !isInstalled(kind))
  const results = await checkAll(options, kinds)
  report(kinds, options.rounds, results)
  for (const kind of absent) tell(`!!! ${kind}: SKIPPED, this machine has no /usr/lib/postgresql/15`)
  return results.every(isSound) && (absent.length === 0 || process.env['CI'] !== 'true')
}

const main = async (): Promise<void> => {
  const options = parseDurabilityOptions(process.argv.slice(2))
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n`)
    process.exitCode = 2
    return
  }
  const sound = await run(options)
  tell(sound ? 'nothing lost, nothing twice' : 'SOMETHING IS LOST OR TWICE, or was not checked: see above')
  process.exitCode = sound ? 0 : 1
}

type Acknowledgement = { readonly reference: string; readonly numeroDevis: string; readonly replayed: boolean }

/** `unanswered`: the site died before its answer, so the order may or may not be recorded. */
export type Outcome =
  | ({ readonly _tag: 'Acknowledged' } & Acknowledgement)
  | { readonly _tag: 'Unanswered' }
  | { readonly _tag: 'Refused'; readonly status: number }

export type Attempt = { readonly key: string; readonly outcomes: readonly Outcome[] }

const Order = t.type({
  reference: t.string,
  numero_devis: t.string,
  email: t.string,
  keys: t.array(t.string),
  events: t.number,
  mails: t.array(t.type({ id: t.string, genre: t.string, statut: t.string })),
})

export type FoundOrder = t.TypeOf<typeof Order>

export type Findings = { readonly orders: readonly FoundOrder[]; readonly files: readonly string[] }

const ORDERS = `
select
  p.reference, p.numero_devis, c.email,
  array(select cle from cles_idempotence where prestation_id = p.id) as keys,
  (select cast(count(*) as integer) from prestation_evenements where prestation_id = p.id) as events,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', id, 'genre', genre, 'statut', statut))
    from courriels
    where prestation_id = p.id
  ), '[]') as mails
from prestations p join clients c on c.id = p.client_id`

/** The id of the mail row, from the Message-ID in the file name. */
const rowOf = (file: string): string => /_courrier-([0-9a-f-]{36})@.*\.eml$/.exec(file)?.[1] ?? file

const readFiles = async (dataDir: string): Promise<readonly string[]> => {
  const names = await readdir(join(dataDir, 'courriels')).catch(() => [])
  return names.filter((name) => name.endsWith('.eml')).map(rowOf)
}

/** Reads the database and the mail files directly, without code of the site. */
export const readFindings = async (knex: Knex, dataDir: string): Promise<Findings> => {
  const { rows } = await knex.raw<{ readonly rows: unknown }>(ORDERS)
  const orders = t.array(Order).decode(rows)
  if (E.isLeft(orders)) throw new Error('the tables of the orders have changed: durability.ts no longer reads them')
  return { orders: orders.right, files: await readFiles(dataDir) }
}

type Faults = {
  /** Orders answered with 201 that are missing in the database or have another reference. */
  readonly missing: number
  /** Keys answered with two references, or answers other than 201. */
  readonly contradicted: number
  /** Duplicate references, quote numbers, keys or clients. */
  readonly twice: number
  /** Orders that do not have exactly one key, one event and two mails. */
  readonly incomplete: number
  /** Mails marked as sent without a file, abandoned mails, and files of unknown mails. */
  readonly mailsLost: number
}

export type Tally = {
  readonly acknowledged: number
  readonly orders: number
  readonly sent: number
  readonly waiting: number
  /** Second files of one Message-ID: sent before the kill, but not yet marked as sent. */
  readonly sentAgain: number
  readonly faults: Faults
}

const repeated = (values: readonly string[]): number => values.length - new Set(values).size

const acknowledgements = ({ outcomes }: Attempt): readonly Acknowledgement[] =>
  outcomes.filter((outcome) => outcome._tag === 'Acknowledged')

const isContradicted = (attempt: Attempt): boolean =>
  attempt.outcomes.some(({ _tag }) => _tag === 'Refused') ||
  new Set(acknowledgements(attempt).map(({ reference, numeroDevis }) => `${reference} ${numeroDevis}`)).size > 1

const isIncomplete = ({ keys, events, mails }: FoundOrder): boolean =>
  keys.length !== 1 ||
  events !== 1 ||
  mails
    .map(({ genre }) => genre)
    .toSorted()
    .join() !== 'commande_client,commande_entreprise'

const makeIsMissing = (orders: readonly FoundOrder[]) => {
  const byKey = new Map(orders.flatMap((order) => order.keys.map((key) => [key, order] as const)))
  return (attempt: Attempt): boolean => {
    const found = byKey.get(attempt.key)
    return acknowledgements(attempt).some(
      ({ reference, numeroDevis }) =>
        found?.reference !== reference ||
        found.numero_devis !== numeroDevis ||
        found.email !== orderBody(attempt.key)['email'],
    )
  }
}

const countTwice = (orders: readonly FoundOrder[]): number =>
  repeated(orders.map(({ reference }) => reference)) +
  repeated(orders.map((order) => order.numero_devis)) +
  repeated(orders.flatMap(({ keys }) => keys)) +
  repeated(orders.map(({ email }) => email))

export const tallyDurability = (attempts: readonly Attempt[], { orders, files }: Findings): Tally => {
  const mails = orders.flatMap((order) => order.mails)
  const known = new Set(mails.map(({ id }) => id))
  const written = new Set(files)
  const sent = mails.filter(({ statut }) => statut === 'envoye')
  return {
    acknowledged: attempts.filter((attempt) => acknowledgements(attempt).length > 0).length,
    orders: orders.length,
    sent: sent.length,
    waiting: mails.filter(({ statut }) => statut === 'a_envoyer').length,
    sentAgain: repeated(files),
    faults: {
      missing: attempts.filter(makeIsMissing(orders)).length,
      contradicted: attempts.filter(isContradicted).length,
      twice: countTwice(orders),
      incomplete: orders.filter(isIncomplete).length,
      mailsLost:
        sent.filter(({ id }) => !written.has(id)).length +
        mails.filter(({ statut }) => statut === 'echoue').length +
        [...written].filter((id) => !known.has(id)).length,
    },
  }
}

if (import.meta.main) await main()
