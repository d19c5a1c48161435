import { percentile } from '../report/statistics.ts'
import type { Ground } from './ground.ts'
import { searchGrid } from './search-grid.ts'
import { addTimes, figures, type Times } from './turns.ts'

/** For hundreds of searches: enough for a median, far too few for a p99. */
const TURNS = 40

/** How many are shown. */
const WORST = 30

/** The aim is of the p99; the medians are held against it here. */
const AIM = 1.5

const HEAD = ['', 'p50 1 000', 'p50 100 000', 'ratio', 'p90 1 000', 'p90 100 000', 'ratio']

const ratioOf = ({ petite, grande }: Times, quantile: number): number =>
  percentile(grande, quantile) / percentile(petite, quantile)

export type SearchesMeasured = {
  readonly searches: number
  /** How many have a median beyond the aim. */
  readonly beyond: number
  readonly worst: readonly (readonly string[])[]
}

/** How long the searches of the grid take in a small business and in one a hundred times as large, in ms. */
export const measureSearches = async (petite: Ground, grande: Ground): Promise<SearchesMeasured> => {
  const measured: { readonly name: string; readonly times: Times }[] = []
  for (const [name, call] of await searchGrid(petite, grande)) {
    const times = { petite: [], grande: [] }
    await addTimes(call, petite, grande, TURNS, times)
    measured.push({ name, times })
  }
  const worst = measured.toSorted((a, b) => ratioOf(b.times, 0.5) - ratioOf(a.times, 0.5)).slice(0, WORST)
  return {
    searches: measured.length,
    beyond: measured.filter(({ times }) => ratioOf(times, 0.5) > AIM).length,
    worst: [
      HEAD,
      ...worst.map(({ name, times: { petite: small, grande: large } }) => [
        name,
        ...[0.5, 0.9].flatMap((quantile) => figures(percentile(small, quantile), percentile(large, quantile))),
      ]),
    ],
  }
}
