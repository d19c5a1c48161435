import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { orderBody } from './order-body.ts'
import { percentile, type Sample } from './report.ts'
import { databaseCpu, processCpu } from './site/process-figures.ts'

type Request = {
  readonly path: string
  readonly method?: 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Makes each request anew. */
  readonly setupRequest?: (request: Request) => Request
}

type Run = PromiseLike<{ readonly errors: number; readonly timeouts: number }> & {
  readonly on: (
    event: 'response',
    seen: (client: unknown, status: number, bytes: number, latencyMs: number) => void,
  ) => unknown
}

type Options = {
  readonly url: string
  readonly connections: number
  readonly requests: readonly Request[]
  /** How often autocannon looks whether it is at the end, in ms. */
  readonly sampleInt: number
  /** In seconds; or `amount`, a number of requests. */
  readonly duration?: number
  readonly amount?: number
}

// What is used of autocannon, which brings no types.
const autocannon: (options: Options) => Run = createRequire(import.meta.url)('autocannon')

/** What is asked for, and the status of an answer that counts. */
export type Asked = { readonly request: Request; readonly expected: 200 | 201 }

export const CATALOGUE: Asked = { request: { path: '/api/services' }, expected: 200 }

/** An order of a new client, under a key of its own. */
export const ORDER: Asked = {
  expected: 201,
  request: {
    path: '/api/prestations/commander',
    method: 'POST',
    setupRequest: (request) => {
      const id = randomUUID()
      const headers = { 'content-type': 'application/json', 'idempotency-key': id }
      return { ...request, headers, body: JSON.stringify(orderBody(id)) }
    },
  },
}

/** Until an end, each connection asks as soon as it is answered. */
export type Load = Pick<Options, 'connections' | 'duration' | 'amount'> & {
  /** The first answers that do not count. */
  readonly warmUp?: number
}

/** Loads a server of this machine. */
export const runLoad = async (port: number, { request, expected }: Asked, { warmUp = 0, ...load }: Load) => {
  const start = performance.now()
  const run = autocannon({ url: `http://127.0.0.1:${port}`, requests: [request], sampleInt: 50, ...load })
  const latencies: number[] = []
  let refused = 0
  let end = start
  run.on('response', (_client, status, _bytes, latencyMs) => {
    latencies.push(latencyMs)
    if (status !== expected) refused += 1
    end = performance.now()
  })
  const { errors, timeouts } = await run
  const counted = latencies.slice(warmUp)
  return {
    answers: latencies.length,
    failures: refused + errors + timeouts,
    perSecond: (latencies.length - refused) / ((end - start) / 1000),
    p50: percentile(counted, 0.5),
    p99: percentile(counted, 0.99),
  }
}

/** A server under measure, and the database server that works for it. */
export type Target = {
  readonly port: number
  readonly pid: number
  readonly databasePid?: (() => number | undefined) | undefined
}

/** One load on one target, with what it costs. */
export const measureLoad = async ({ port, pid, databasePid }: Target, asked: Asked, load: Load): Promise<Sample> => {
  const database = databasePid?.()
  const before = { server: processCpu(pid), database: databaseCpu(database) }
  const result = await runLoad(port, asked, load)
  const perAnswer = (ms: number): number => ms / result.answers
  return {
    ...result,
    serverCpu: perAnswer(processCpu(pid) - before.server),
    databaseCpu: perAnswer(databaseCpu(database) - before.database),
  }
}
