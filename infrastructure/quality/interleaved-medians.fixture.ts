import { performance } from 'node:perf_hooks'

type Attempt = (rank: number) => Promise<unknown>

/** Two medians in milliseconds, and their difference as a share of the smaller one. */
export type Medians = { readonly known: number; readonly unknown: number; readonly difference: number }

const medianOf = (durations: readonly number[]): number => {
  const sorted = durations.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

const durationOf = async (attempt: Attempt, rank: number): Promise<number> => {
  const start = performance.now()
  await attempt(rank)
  return performance.now() - start
}

/** Measures both in alternation, so that a slow machine affects both. */
const measureOnce = async (known: Attempt, unknown: Attempt, ranks: readonly number[]): Promise<Medians> => {
  const durations = { known: [] as number[], unknown: [] as number[] }
  for (const rank of ranks) {
    const order = rank % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const which of order) durations[which].push(await durationOf({ known, unknown }[which], rank))
  }
  const medians = { known: medianOf(durations.known), unknown: medianOf(durations.unknown) }
  const difference = Math.abs(medians.known - medians.unknown) / Math.min(medians.known, medians.unknown)
  return { ...medians, difference }
}

/**
 * Takes `tries` measures of each, after ten uncounted ones. While the difference exceeds `limit`, repeats up to three times: a
 * busy machine can make equal times differ, not different times equal.
 */
export const interleavedMedians = async (
  known: Attempt,
  unknown: Attempt,
  tries: number,
  limit: number,
): Promise<Medians> => {
  const ranksFrom = (first: number, length: number) => Array.from({ length }, (_, rank) => first + rank)
  await measureOnce(known, unknown, ranksFrom(0, 10))
  let medians = await measureOnce(known, unknown, ranksFrom(10, tries))
  for (let again = 1; again < 3 && medians.difference >= limit; again += 1) {
    medians = await measureOnce(known, unknown, ranksFrom(10 + again * tries, tries))
  }
  return medians
}
