import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { percentile, type Sample } from './report.ts'
import { databaseCpu, processCpu } from './site/server-process.ts'

type Request = {
  readonly path: string
  readonly method?: 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
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
  readonly sampleInt: number
  /** Duration in seconds; or `amount`, a number of requests. */
  readonly duration?: number
  readonly amount?: number
}

// The part of autocannon that we use; it has no types.
const autocannon: (options: Options) => Run = createRequire(import.meta.url)('autocannon')

type Asked = { readonly request: Request; readonly expected: 200 | 201 }

export const CATALOGUE: Asked = { request: { path: '/api/services' }, expected: 200 }

/** The body of order `n`, from a new client: a package of 80 € at Lons-le-Saunier, without travel fee. */
export const orderBody = (n: string): Readonly<Record<string, unknown>> => ({
  serviceId: '8',
  nom: 'Jeanne Dupont',
  email: `client-${n}@exemple.fr`,
  telephone: '0612345678',
  adresse: '12 Rue du Commerce',
  codePostal: '39000',
  ville: 'Lons-le-Saunier',
  description: 'Mise en page d’un rapport et envoi par courriel',
  notes: '',
  creneauPreference: 'matin',
  estimationAcceptee: true,
  devis: { totalNet: 80 },
})

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

/** The load: each connection sends its next request when the last one is answered. */
type Load = Pick<Options, 'connections' | 'duration' | 'amount'> & {
  /** Uncounted requests at the start. */
  readonly warmUp?: number
}

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

type Target = {
  readonly port: number
  readonly pid: number
  readonly databasePid?: (() => number | undefined) | undefined
}

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
