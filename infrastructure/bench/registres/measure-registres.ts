import { percentile } from '../report/statistics.ts'
import { type Call, CALLS } from './calls.ts'
import type { Ground } from './ground.ts'

/** Calls of each kind on each database: of so many, the p99 is the slowest. */
const TURNS = 40

/** Before anything counts, connections are open and pages of the tables in memory. */
const WARM_UP = 5

/** What each call may take in 99 of 100, in ms. */
const AIMS = { petite: 25, grande: 150 } as const

const timesOf = async (call: Call, ground: Ground): Promise<readonly number[]> => {
  const times: number[] = []
  for (let turn = -WARM_UP; turn < TURNS; turn += 1) {
    const start = performance.now()
    await call(ground)
    if (turn >= 0) times.push(performance.now() - start)
  }
  return times
}

const HEAD = ['', 'p50 10 000', 'p99 10 000', 'p50 100 000', 'p99 100 000', 'aims']

/** A line for each call of the owner: how long it takes in the business and in one ten times as large, in ms. */
export const measureRegistres = async (petite: Ground, grande: Ground): Promise<readonly (readonly string[])[]> => {
  const rows: (readonly string[])[] = [HEAD]
  for (const [name, call] of Object.entries(CALLS)) {
    const [small, large] = [await timesOf(call, petite), await timesOf(call, grande)]
    const held = percentile(small, 0.99) <= AIMS.petite && percentile(large, 0.99) <= AIMS.grande
    const figures = [small, large].flatMap((times) =>
      [0.5, 0.99].map((quantile) => percentile(times, quantile).toFixed(1)),
    )
    rows.push([name, ...figures, held ? '' : 'missed'])
  }
  return rows
}
