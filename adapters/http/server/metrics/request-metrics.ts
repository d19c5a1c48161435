import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { routePattern } from '../log/log-requests.ts'

/** Seconds: from an answer out of memory to the timeout of the address service. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts answers and their durations by the pattern of their route, so that the number of series is bounded. */
export const measureRequests = (app: FastifyInstance, registry: Registry): void => {
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
