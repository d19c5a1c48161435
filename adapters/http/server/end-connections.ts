import type { FastifyInstance } from 'fastify'

/** While the server closes, an answer is the last of its connection: else a kept one would hold the server open. */
export const endConnectionsOnClose = (app: FastifyInstance): void => {
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close')
    done(null, payload)
  })
}
