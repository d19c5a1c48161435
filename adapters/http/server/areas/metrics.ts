import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Registry } from 'prom-client'
import * as E from '#fp/Either'
import { REFUS_ACCES } from '#adapters/http/contract/refusals/acces'
import { ACCES_REFUSE } from '#application/shared/access'
import { sendRefusal } from '../binding/send-refusal.ts'
import { isLocal } from '../forwarded.ts'
import { measureRequests } from '../metrics/request-metrics.ts'
import { measureState } from '../metrics/state-metrics.ts'
import type { MetricsSource, ReadSession } from '../server-options.ts'

const isAdmin = async (readSession: ReadSession, { headers }: FastifyRequest): Promise<boolean> => {
  if (headers.authorization === undefined) return false
  const session = await readSession(headers.authorization)()
  return E.isRight(session) && session.right._tag === 'Admin'
}

/** `/metrics` for Prometheus, from this machine or for the admin. Declare it first: it measures what follows. */
export const bindMetrics = (app: FastifyInstance, source: MetricsSource, readSession: ReadSession): void => {
  const registry = new Registry()
  measureRequests(app, registry)
  const readState = measureState(registry, source)
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request) && !(await isAdmin(readSession, request))) {
      return sendRefusal(request, reply, REFUS_ACCES, ACCES_REFUSE)
    }
    await readState()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
