import { parseArgs } from 'node:util'
import { median } from '../report.ts'
import type { DatabaseKind } from '../site/bench-database.ts'
import type { DurabilityResult } from './check-durability.ts'

export type DurabilityOptions = {
  readonly rounds: number
  readonly databases: readonly DatabaseKind[]
  /** The same seed kills at the same moments. */
  readonly seed: number
}

const DATABASES: ReadonlyMap<string, readonly DatabaseKind[]> = new Map([
  ['embedded', ['embedded']],
  ['postgres15', ['postgres15']],
  ['both', ['embedded', 'postgres15']],
])

const ROUNDS_MAX = 1000

const toInteger = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

const readArguments = (words: readonly string[]) => {
  const text = (value: string) => ({ type: 'string', default: value }) as const
  const options = { rounds: text('20'), database: text('both'), seed: text('1') }
  try {
    return parseArgs({ args: [...words], options }).values
  } catch {
    return null
  }
}

/** Reads `--rounds 20 --database embedded|postgres15|both --seed 1`; otherwise returns the usage. */
export const parseDurabilityOptions = (words: readonly string[]): DurabilityOptions | string => {
  const usage = 'usage: durability.ts [--rounds 1 to 1000] [--database embedded|postgres15|both] [--seed NUMBER]'
  const values = readArguments(words)
  if (values === null) return usage
  const rounds = toInteger(values.rounds)
  const seed = toInteger(values.seed)
  const databases = DATABASES.get(values.database)
  return rounds === null || rounds < 1 || rounds > ROUNDS_MAX || seed === null || databases === undefined
    ? usage
    : { rounds, databases, seed }
}

/** The figures that must be 0, by name. */
const faultsOf = ({ tally, wrongReplays }: DurabilityResult): Readonly<Record<string, number>> => ({
  missing: tally.faults.missing,
  contradicted: tally.faults.contradicted,
  twice: tally.faults.twice,
  incomplete: tally.faults.incomplete,
  'mails lost': tally.faults.mailsLost,
  'mails not sent': tally.waiting,
  'wrong replays': wrongReplays,
})

/** True if the check placed orders and nothing was lost. */
export const isSound = (result: DurabilityResult): boolean =>
  result.tally.acknowledged > 0 && Object.values(faultsOf(result)).every((count) => count === 0)

/** A column of the report: what was done, then the figures that must be 0. */
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
