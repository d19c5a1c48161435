import { setTimeout as delay } from 'node:timers/promises'
import type { BenchDatabase } from '../site/bench-database.ts'
import { type SiteProcess, startSite } from '../site/site-process.ts'
import { waitFor } from '../site/wait-for.ts'
import { type Attempt, fireOrders } from './fire-orders.ts'
import { placeOrder } from './place-order.ts'

/** Where a check runs. */
export type Ground = {
  readonly dataDir: string
  readonly database: BenchDatabase
  /** Of the site, besides those of the database. */
  readonly variables: Readonly<Record<string, string>>
  readonly random: () => number
}

/** A round: what was answered before and after the kill, and the site that runs again. */
export type Round = { readonly attempts: readonly Attempt[]; readonly wrongReplays: number; readonly site: SiteProcess }

const FIRST_ANSWER_MS = 20_000

/** Orders flow for a while, between these two, before the kill. */
const KILL_AFTER_MS = 100
const KILL_BEFORE_MS = 900

export const startOn = async ({ dataDir, database, variables }: Ground): Promise<SiteProcess> =>
  startSite(dataDir, { ...variables, ...(await database.variables()) })

/** Every second time the database server dies with the site, as in a power cut without the loss of the disk's cache. */
const kill = async (site: SiteProcess, { database }: Ground, withServer: boolean): Promise<void> => {
  const server = withServer ? database.serverPid() : undefined
  const ended = site.end('SIGKILL')
  if (server !== undefined) process.kill(server, 'SIGKILL')
  await ended
}

/** The same key after the crash: the first answer again where there was one, else the order at last. */
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

/** Kills the site at a random moment under orders, starts it again, and sends every order of the round once more. */
export const killRound = async (ground: Ground, site: SiteProcess, rank: number): Promise<Round> => {
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
