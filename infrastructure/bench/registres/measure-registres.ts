import { percentile } from '../report/statistics.ts'
import type { Call } from './call.ts'
import { CALLS } from './calls.ts'
import type { Ground } from './ground.ts'
import { plansOf } from './plan.ts'

/** Calls of each kind on each database; the p99 is then the fifth slowest. */
const TURNS = 400
const WARM_UP = 20

const timeOf = async (call: Call, ground: Ground): Promise<number> => {
  const start = performance.now()
  await call(ground)
  return performance.now() - start
}

/** The times of one call on both databases, in turns, so that a disturbance of the machine meets both. */
const timesOf = async (call: Call, petite: Ground, grande: Ground) => {
  const times = { petite: [] as number[], grande: [] as number[] }
  for (let turn = -WARM_UP; turn < TURNS; turn += 1) {
    const [small, large] = [await timeOf(call, petite), await timeOf(call, grande)]
    if (turn < 0) continue
    times.petite.push(small)
    times.grande.push(large)
  }
  return times
}

/** How many records an answer holds. */
const recordsOf = (answer: string): string => {
  const { data } = JSON.parse(answer) as { readonly data?: unknown }
  return Array.isArray(data) ? String(data.length) : '1'
}

const figures = (small: number, large: number): readonly string[] =>
  [small, large, large / small].map((n) => n.toFixed(2))

export const REGISTRES_HEAD = [
  '',
  'rows 1 000',
  'rows 100 000',
  'p50 1 000',
  'p50 100 000',
  'p50 ratio',
  'p99 1 000',
  'p99 100 000',
  'p99 ratio',
  'plan at 100 000',
]

/** A line for each call of the owner: how long it takes in a small business and in one a hundred times as large, in ms. */
export const measureRegistres = async (petite: Ground, grande: Ground): Promise<readonly (readonly string[])[]> => {
  const rows: (readonly string[])[] = [REGISTRES_HEAD]
  for (const [name, call] of Object.entries(CALLS)) {
    const times = await timesOf(call, petite, grande)
    const plans = await plansOf(grande.knex, () => call(grande))
    const records = [recordsOf(await call(petite)), recordsOf(await call(grande))]
    rows.push([
      name,
      ...records,
      ...figures(percentile(times.petite, 0.5), percentile(times.grande, 0.5)),
      ...figures(percentile(times.petite, 0.99), percentile(times.grande, 0.99)),
      plans.join(', '),
    ])
  }
  return rows
}
