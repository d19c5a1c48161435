import { percentile } from '../report/statistics.ts'
import { openConnection } from './load-connection.ts'
import { type LoadKind, REQUESTS, SUCCESS } from './requests.ts'

/** A load of so many connections during so many ms. */
export type Load = {
  readonly kind: LoadKind
  readonly port: number
  readonly connections: number
  readonly durationMs: number
}

/** Answers per second and latencies in ms; `refused` answers had another status. */
export type LoadResult = {
  readonly answers: number
  readonly refused: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

const askUntil = async ({ kind, port }: Load, end: number) => {
  const connection = await openConnection(port)
  const latencies: number[] = []
  let refused = 0
  for (let start = performance.now(); start < end; start = performance.now()) {
    const status = await connection.ask(REQUESTS[kind]())
    latencies.push(performance.now() - start)
    if (status !== SUCCESS[kind]) refused += 1
  }
  connection.close()
  return { latencies, refused }
}

/** Loads a server of this machine; each connection asks as soon as it is answered. */
export const runLoad = async (load: Load): Promise<LoadResult> => {
  const start = performance.now()
  const connections = Array.from({ length: load.connections }, () => askUntil(load, start + load.durationMs))
  const outcomes = await Promise.all(connections)
  const seconds = (performance.now() - start) / 1000
  const latencies = outcomes.flatMap((outcome) => outcome.latencies)
  return {
    answers: latencies.length,
    refused: outcomes.reduce((sum, { refused }) => sum + refused, 0),
    perSecond: latencies.length / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  }
}
