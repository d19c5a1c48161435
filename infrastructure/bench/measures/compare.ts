import { median } from '../report/statistics.ts'
import type { LoadResult } from '../load/run-load.ts'

/** One measure of a target: what the load saw, and the processor time of server and database per answer, in ms. */
export type Sample = LoadResult & { readonly serverCpu: number; readonly databaseCpu: number }

/** Targets measured in turns, so that a disturbance of the machine meets them all. */
export const inTurns = async <Name extends string>(
  rounds: number,
  targets: Readonly<Record<Name, () => Promise<Sample>>>,
): Promise<ReadonlyMap<string, readonly Sample[]>> => {
  const entries = Object.entries<() => Promise<Sample>>(targets)
  const samples = new Map<string, Sample[]>(entries.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of entries) samples.get(name)?.push(await measure())
  }
  return samples
}

/** The median of each figure. */
export const summarize = (samples: readonly Sample[]): Sample => {
  const of = (figure: (sample: Sample) => number): number => median(samples.map(figure))
  return {
    answers: of(({ answers }) => answers),
    refused: samples.reduce((sum, { refused }) => sum + refused, 0),
    perSecond: of(({ perSecond }) => perSecond),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    serverCpu: of(({ serverCpu }) => serverCpu),
    databaseCpu: of(({ databaseCpu }) => databaseCpu),
  }
}

/** The median of the ratios of each turn, which a disturbance between turns does not touch. */
export const ratioOf = (samples: readonly Sample[], reference: readonly Sample[]): number =>
  median(samples.map(({ perSecond }, turn) => perSecond / (reference[turn]?.perSecond ?? Number.NaN)))
