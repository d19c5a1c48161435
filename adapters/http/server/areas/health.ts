import type { FastifyInstance } from 'fastify'
import * as E from '#fp/Either'
import type { Diagnostics } from '#application/ports/diagnostics'
import { sendFailure } from '../binding/send-refusal.ts'

/** `/healthz`: the process answers. `/readyz`: the database answers too, with the schema of this version. */
export const bindHealth = (app: FastifyInstance, health: Pick<Diagnostics, 'verifier'>): void => {
  app.get('/healthz', (_request, reply) => reply.send({ success: true }))
  app.get('/readyz', async (request, reply) => {
    const state = await health.verifier()()
    return E.isRight(state) ? reply.send({ success: true }) : sendFailure(request, reply, state.left)
  })
}
