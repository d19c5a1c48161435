import { percentile } from '../report/statistics.ts'
import type { Call } from './call.ts'
import type { Ground } from './ground.ts'
import { searchGrid } from './search-grid.ts'
import { addTimes, AIM, askMore, figures, ratioOf, type Times } from './turns.ts'

/** For hundreds of searches: enough for a median, far too few for a p99. */
const TURNS = 40

/** For a p99, the eleventh slowest of them. */
const LONG_TURNS = 1_000

/** How many are asked that often, and shown. */
const WORST = 30

const HEAD = ['', 'p50 1 000', 'p50 100 000', 'ratio', 'p99 1 000', 'p99 100 000', 'ratio']

type Search = { readonly name: string; readonly call: Call; readonly times: Times }

const measured = async (
  searches: Iterable<readonly [name: string, call: Call]>,
  turns: number,
  petite: Ground,
  grande: Ground,
): Promise<readonly Search[]> => {
  const done: Search[] = []
  for (const [name, call] of searches) {
    const times = { petite: [], grande: [] }
    await addTimes(call, petite, grande, turns, times)
    done.push({ name, call, times })
  }
  return done
}

const beyond = (searches: readonly Search[], quantile: number): number =>
  searches.filter(({ times }) => ratioOf(times, quantile) > AIM).length

export type SearchesMeasured = {
  readonly searches: number
  /** How many have a median beyond the aim. */
  readonly medians: number
  /** How many of the worst ones, asked more often, have a p99 beyond it. */
  readonly p99s: number
  readonly worst: readonly (readonly string[])[]
}

/** How long the searches of the grid take in a small business and in one a hundred times as large, in ms. */
export const measureSearches = async (petite: Ground, grande: Ground): Promise<SearchesMeasured> => {
  const searches = await measured(await searchGrid(petite, grande), TURNS, petite, grande)
  const slowest = searches.toSorted((a, b) => ratioOf(b.times, 0.5) - ratioOf(a.times, 0.5)).slice(0, WORST)
  const again = slowest.map(({ name, call }) => [name, call] as const)
  const worst = await measured(again, LONG_TURNS, petite, grande)
  for (const { call, times } of worst) await askMore(call, petite, grande, times)
  return {
    searches: searches.length,
    medians: beyond(searches, 0.5),
    p99s: beyond(worst, 0.99),
    worst: [
      HEAD,
      ...worst.map(({ name, times: { petite: small, grande: large } }) => [
        name,
        ...[0.5, 0.99].flatMap((quantile) => figures(percentile(small, quantile), percentile(large, quantile))),
      ]),
    ],
  }
}
