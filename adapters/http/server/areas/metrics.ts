import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import * as E from '#fp/Either'
import type { EtatOutbox } from '#application/ports/outbox'
import { ACCES_REFUSE } from '#domain/compte/acces'
import { sendRefusal } from '../binding/send-refusal.ts'
import { isLocal } from '../forwarded.ts'
import { routePattern } from '../log/log-requests.ts'
import type { MetricsSource, PoolFigures, ReadSession } from '../server-options.ts'

const ageSeconds = ({ plusAncien }: EtatOutbox, now: Date): number =>
  plusAncien === null ? 0 : Math.max(0, (now.getTime() - plusAncien.getTime()) / 1000)

/** Measures the waiting mails and the database pool on each scrape; a failed reading is NaN. */
const measureState = (registry: Registry, { outbox, pool, clock }: MetricsSource): (() => Promise<void>) => {
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers: [registry] })
  const waiting = gauge('outbox_waiting', 'Mails to send')
  const failed = gauge('outbox_failed', 'Mails given up, which wait for the owner')
  const age = gauge('outbox_oldest_seconds', 'Age of the oldest mail to send')
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and callers that wait for one',
    labelNames: ['state'],
    registers: [registry],
  })
  const showPool = ({ used, free, waiting }: PoolFigures): void => {
    connections.set({ state: 'used' }, used)
    connections.set({ state: 'free' }, free)
    connections.set({ state: 'waiting' }, waiting)
  }
  return async () => {
    const etat = await outbox(clock.maintenant())()
    waiting.set(E.isRight(etat) ? etat.right.enAttente : Number.NaN)
    failed.set(E.isRight(etat) ? etat.right.echoues : Number.NaN)
    age.set(E.isRight(etat) ? ageSeconds(etat.right, clock.maintenant()) : Number.NaN)
    const figures = pool()
    if (figures !== null) showPool(figures)
  }
}

/** Seconds: from an answer from memory to the timeout of the address service. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts answers and durations by route pattern, so that the number of series is bounded. */
const measureRequests = (app: FastifyInstance, registry: Registry): void => {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers given',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = routePattern(request)
    requests.inc({ method, route, status: reply.statusCode })
    durations.observe({ method, route }, reply.elapsedTime / 1000)
    done()
  })
}

const isAdmin = async (readSession: ReadSession, { headers }: FastifyRequest): Promise<boolean> => {
  if (headers.authorization === undefined) return false
  const session = await readSession(headers.authorization)()
  return E.isRight(session) && session.right._tag === 'Admin'
}

/**
 * `/metrics` for Prometheus, for this machine and for the admin. Bind it first, since it measures only later routes.
 */
export const bindMetrics = (app: FastifyInstance, source: MetricsSource, readSession: ReadSession): void => {
  const registry = new Registry()
  measureRequests(app, registry)
  const readState = measureState(registry, source)
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request) && !(await isAdmin(readSession, request))) {
      return sendRefusal(request, reply, ACCES_REFUSE)
    }
    await readState()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
