import { ratioOf, type Sample, summarize } from '../measures/compare.ts'

export const COMPARISON_HEAD = ['', 'conn.', 'req/s', 'p50 ms', 'p99 ms', 'cpu ms', 'db cpu ms', 'ratio']

const fixed = (value: number, digits: number): string => (Number.isNaN(value) ? '-' : value.toFixed(digits))

/** A line per target, the last one being the reference of the ratios; answers that do not count are named. */
export const comparisonRows = (
  connections: number,
  samples: ReadonlyMap<string, readonly Sample[]>,
): readonly (readonly string[])[] => {
  const reference = [...samples.values()].at(-1) ?? []
  return [...samples].map(([name, own]) => {
    const { perSecond, p50, p99, serverCpu, databaseCpu, refused } = summarize(own)
    const ratio = own === reference ? '1' : fixed(ratioOf(own, reference), 2)
    const label = refused === 0 ? name : `${name} (${refused} REFUSED)`
    const latencies = [fixed(p50, 2), fixed(p99, 2)]
    return [
      label,
      String(connections),
      fixed(perSecond, 0),
      ...latencies,
      fixed(serverCpu, 3),
      fixed(databaseCpu, 3),
      ratio,
    ]
  })
}
