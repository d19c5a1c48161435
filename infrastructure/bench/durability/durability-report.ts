import { median } from '../report/statistics.ts'
import type { DurabilityResult } from './check-durability.ts'

/** Every figure that must be 0, by its name. */
export const faultsOf = ({ tally, wrongReplays }: DurabilityResult): Readonly<Record<string, number>> => ({
  missing: tally.faults.missing,
  contradicted: tally.faults.contradicted,
  twice: tally.faults.twice,
  incomplete: tally.faults.incomplete,
  'mails lost': tally.faults.mailsLost,
  'mails not sent': tally.waiting,
  'wrong replays': wrongReplays,
})

/** Whether the check proves anything, and nothing was lost. */
export const isSound = (result: DurabilityResult): boolean =>
  result.tally.acknowledged > 0 && Object.values(faultsOf(result)).every((count) => count === 0)

/** One column of the report: what was done, then what must be 0. */
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
