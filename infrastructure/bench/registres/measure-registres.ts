import { percentile } from '../report/statistics.ts'
import { CALLS } from './calls.ts'
import type { Ground } from './ground.ts'
import { plansOf } from './plan.ts'
import { addTimes, askMore, figures, type Times } from './turns.ts'

/** How often the whole list of calls is gone through, so that a bad minute of the machine does not fall on one call alone. */
const PASSES = 4

/** Calls of each kind on each database in a pass; of all its passes, the p99 is the eleventh slowest. */
const TURNS = 250

/** How many records an answer holds. */
const recordsOf = (answer: string): string => {
  const { data } = JSON.parse(answer) as { readonly data?: unknown }
  return Array.isArray(data) ? String(data.length) : '1'
}

export const REGISTRES_HEAD = [
  '',
  'rows 1 000',
  'rows 100 000',
  'turns',
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
  const measured = Object.entries(CALLS).map(([name, call]) => ({
    name,
    call,
    times: { petite: [], grande: [] } as Times,
  }))
  for (let pass = 0; pass < PASSES; pass += 1)
    for (const { call, times } of measured) await addTimes(call, petite, grande, TURNS, times)
  for (const { call, times } of measured) await askMore(call, petite, grande, times)
  const rows: (readonly string[])[] = [REGISTRES_HEAD]
  for (const { name, call, times } of measured) {
    const plans = await plansOf(grande.knex, () => call(grande))
    const records = [recordsOf(await call(petite)), recordsOf(await call(grande))]
    rows.push([
      name,
      ...records,
      String(times.petite.length),
      ...figures(percentile(times.petite, 0.5), percentile(times.grande, 0.5)),
      ...figures(percentile(times.petite, 0.99), percentile(times.grande, 0.99)),
      plans.join(', '),
    ])
  }
  return rows
}
