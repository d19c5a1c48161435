import { join } from 'node:path'
import { openKnex } from '#infrastructure/database/open-knex'
import { type DatabaseKind, openBenchDatabase } from '../site/bench-database.ts'
import type { SiteProcess } from '../site/site-process.ts'
import { makeTemporaryFolder, removeFolder } from '../site/temporary-folder.ts'
import { drainMails } from './drain-mails.ts'
import type { Attempt } from './fire-orders.ts'
import { type Ground, killRound, startOn } from './kill-round.ts'
import { type Findings, readFindings } from './read-findings.ts'
import { seededRandom } from './seeded-random.ts'
import { type Tally, tallyDurability } from './tally-durability.ts'

/** A check on one database; `startMs` are the starts after a kill. */
export type DurabilityResult = {
  readonly tally: Tally
  readonly wrongReplays: number
  readonly startMs: readonly number[]
}

export type DurabilityCheck = {
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
  let site: SiteProcess = await startOn(ground)
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

/** Kills the real site again and again while it takes orders, and counts what is left. */
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
