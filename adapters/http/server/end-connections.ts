import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * While the server closes, an answer is the last of its connection: else a kept one would hold the server open. So would
 * a request that was sent by half: `closingMs` later its connection is cut.
 */
export const endConnectionsOnClose = (app: FastifyInstance, closingMs: number): void => {
  let closing = false
  const requests = new Map<Socket, IncomingMessage | null>()
  app.server.on('connection', (socket: Socket) => {
    requests.set(socket, null)
    socket.on('close', () => requests.delete(socket))
  })
  app.server.on('request', (request, response) => {
    requests.set(request.socket, request)
    response.on('close', () => requests.has(request.socket) && requests.set(request.socket, null))
  })
  const cutHalves = (): void => {
    for (const [socket, request] of requests) if (request?.complete !== true) socket.destroy()
  }
  app.addHook('preClose', (done) => {
    closing = true
    setTimeout(cutHalves, closingMs).unref()
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close')
    done(null, payload)
  })
}
