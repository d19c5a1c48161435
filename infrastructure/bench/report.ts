/** Answers per second, latencies in ms, processor time of server and database per answer in ms. */
export type Sample = {
  readonly answers: number
  readonly failures: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly serverCpu: number
  readonly databaseCpu: number
}

const ascending = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b)

/** The value below which the given share (0 to 1) of the values lies, by the nearest rank; NaN for no values. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = ascending(values)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export const median = (values: readonly number[]): number => {
  const sorted = ascending(values)
  const middle = sorted.length / 2
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return (low + high) / 2
}

/** Measures the site and the bare server in turns, so that disturbances of the machine affect both. */
export const inTurns = async (
  rounds: number,
  site: () => Promise<Sample>,
  reference: () => Promise<Sample>,
): Promise<Comparison> => {
  const turns: Comparison = []
  for (let round = 0; round < rounds; round += 1) turns.push({ site: await site(), reference: await reference() })
  return turns
}

type Comparison = { readonly site: Sample; readonly reference: Sample }[]

const fixed = (value: number, digits: number): string => (Number.isNaN(value) ? '-' : value.toFixed(digits))

const line = (name: string, connections: number, samples: readonly Sample[], ratio: string): readonly string[] => {
  const of = (figure: keyof Sample, digits: number) => fixed(median(samples.map((sample) => sample[figure])), digits)
  const failures = samples.reduce((sum, sample) => sum + sample.failures, 0)
  const label = failures === 0 ? name : `${name} (${failures} FAILED)`
  const latencies = [of('p50', 2), of('p99', 2)]
  return [label, String(connections), of('perSecond', 0), ...latencies, of('serverCpu', 3), of('databaseCpu', 3), ratio]
}

export const COMPARISON_HEAD = ['', 'conn.', 'req/s', 'p50 ms', 'p99 ms', 'cpu ms', 'db cpu ms', 'ratio']

const verdict = (held: boolean): string => (held ? 'held' : 'missed')

/** One row per measure with its medians. The ratio is the median over the turns, and must reach `aim` if given. Failures are named. */
export const comparisonRows = (
  connections: number,
  turns: Comparison,
  aim: number | null = null,
): readonly (readonly string[])[] => {
  const ratio = median(turns.map(({ site, reference }) => site.perSecond / reference.perSecond))
  const of = (target: 'site' | 'reference') => turns.map((turn) => turn[target])
  return [
    [...line('site', connections, of('site'), fixed(ratio, 2)), ...(aim === null ? [] : [verdict(ratio >= aim)])],
    line('bare', connections, of('reference'), '1'),
  ]
}

type Latencies = { readonly p50: number; readonly p99: number; readonly failures: number }

/** The latencies of one call for a small and a large business. */
export type ListFigures = { readonly call: string; readonly small: Latencies; readonly large: Latencies }

/** The aims for 99 of 100 calls of the panel, in ms: at the size of the business, and at ten times that. */
const AIMS = { small: 25, large: 150 }

const isHeld = ({ small, large }: ListFigures): boolean => small.p99 <= AIMS.small && large.p99 <= AIMS.large

/** One row per call, and the number of calls that meet both aims. */
export const listsRows = (figures: readonly ListFigures[]): readonly (readonly string[])[] => {
  const rows = figures.map((listed) => {
    const { call, small, large } = listed
    const failures = small.failures + large.failures
    return [
      failures === 0 ? call : `${call} (${failures} FAILED)`,
      ...[small, large].flatMap(({ p50, p99 }) => [fixed(p50, 1), fixed(p99, 1)]),
      fixed(large.p50 / small.p50, 1),
      verdict(isHeld(listed)),
    ]
  })
  const head = ['', 'p50', 'p99', 'p50 large', 'p99 large', 'ratio', `p99 ${AIMS.small}, ${AIMS.large}`]
  return [head, ...rows, [`${figures.filter(isHeld).length} of ${figures.length} calls hold both aims`]]
}

export const toTable = (rows: readonly (readonly string[])[]): string => {
  const columns = Math.max(...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, rank) => Math.max(...rows.map((row) => row[rank]?.length ?? 0)))
  const pad = (cell: string, rank: number): string =>
    rank === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[rank] ?? 0)
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}
