import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Knex } from 'knex'
import { BAIL_MS } from '#application/courrier/expedier-courriels'
import { openKnex } from '#infrastructure/database/open-knex'
import { seededRandom } from '../../database/seed/draw.ts'
import { type BenchDatabase, type DatabaseKind, openBenchDatabase } from '../site/bench-database.ts'
import { type ServerProcess, startSite, waitFor, makeTemporaryFolder, removeFolder } from '../site/server-process.ts'
import { type Findings, readFindings, type Tally, tallyDurability } from './tally-durability.ts'
import { type Attempt, fireOrders, placeOrder } from './visitors.ts'

/** The database and folder of a check. */
type Ground = {
  readonly dataDir: string
  readonly database: BenchDatabase
  /** Variables of the site, besides those of the database. */
  readonly variables: Readonly<Record<string, string>>
  readonly random: () => number
}

/** A round: the answers before and after the kill, and the restarted site. */
type Round = { readonly attempts: readonly Attempt[]; readonly wrongReplays: number; readonly site: ServerProcess }

const FIRST_ANSWER_MS = 20_000

/** The kill comes between these times after the first order. */
const KILL_AFTER_MS = 100
const KILL_BEFORE_MS = 900

const startOn = async ({ dataDir, database, variables }: Ground): Promise<ServerProcess> =>
  startSite(dataDir, { ...variables, ...(await database.variables()) })

/** Every second time the database server is killed too, like a power cut that spares the disk cache. */
const kill = async (site: ServerProcess, { database }: Ground, withServer: boolean): Promise<void> => {
  const server = withServer ? database.serverPid() : undefined
  const ended = site.end('SIGKILL')
  if (server !== undefined) process.kill(server, 'SIGKILL')
  await ended
}

/** Sends an order again under its key after the crash: it must get its first answer again, or now be recorded. */
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

/** Kills the site at a random moment during orders, restarts it, and sends every order of the round again. */
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

/** If no mail leaves in this time, the queue counts as stuck. */
const STUCK_MS = 20_000

const countWaiting = async (knex: Knex): Promise<number> => {
  const [row] = await knex('courriels').where({ statut: 'a_envoyer' }).count('id as n')
  return Number(row?.['n'])
}

/** Ends the leases of workers killed before the instant, instead of waiting two minutes for them to expire. */
const endOldLeases = (knex: Knex, killedAt: Date) =>
  knex('courriels')
    .where('bail_jusqu_au', '<=', new Date(killedAt.getTime() + BAIL_MS))
    .update({ bail_jusqu_au: null })

/** Waits until the running site has sent every mail, or stops sending. */
const drainMails = async (knex: Knex, killedAt: Date): Promise<void> => {
  await endOldLeases(knex, killedAt)
  let before = Number.POSITIVE_INFINITY
  for (let left = await countWaiting(knex); left > 0 && left < before; left = await countWaiting(knex)) {
    before = left
    const fewer = async () => (await countWaiting(knex)) < before
    await waitFor('a mail', STUCK_MS, fewer).catch(() => undefined)
  }
}

/** The result on one database; `startMs` are the starts after a kill. */
export type DurabilityResult = {
  readonly tally: Tally
  readonly wrongReplays: number
  readonly startMs: readonly number[]
}

type DurabilityCheck = {
  readonly kind: DatabaseKind
  readonly rounds: number
  readonly seed: number
  readonly addressService: string
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

/** Kills the real site repeatedly while it takes orders, and counts what was kept. */
export const checkDurability = async (check: DurabilityCheck): Promise<DurabilityResult> => {
  const folder = makeTemporaryFolder()
  const dataDir = join(folder, 'data')
  const database = await openBenchDatabase(check.kind, dataDir)
  try {
    const variables = { GEOCODAGE_URL: check.addressService }
    return await runRounds({ dataDir, database, variables, random: seededRandom(check.seed) }, check.rounds)
  } finally {
    await database.close()
    removeFolder(folder)
  }
}
