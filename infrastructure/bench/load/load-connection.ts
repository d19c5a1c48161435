import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { parseAnswer } from './parse-answer.ts'

/** One request after the other on one kept connection. */
export type LoadConnection = { readonly ask: (request: string) => Promise<number>; readonly close: () => void }

const NOTHING = Buffer.alloc(0)

const listen = (socket: Socket) => {
  let received: Buffer = NOTHING
  let waiting: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const answer = parseAnswer(received)
    if (answer === undefined) return
    received = received.length === answer.end ? NOTHING : received.subarray(answer.end)
    waiting?.resolve(answer.status)
  })
  socket.on('error', () => undefined)
  socket.on('close', () => waiting?.reject(new Error('the connection was closed')))
  return (): Promise<number> =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject }
    })
}

/**
 * Opens a connection to a port of this machine. Plain sockets: on a machine of few cores, the work of a whole HTTP client
 * would hide the difference between two servers. `ask` answers the status.
 */
export const openConnection = async (port: number): Promise<LoadConnection> => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  const answered = listen(socket)
  return {
    ask: (request) => {
      const status = answered()
      socket.write(request)
      return status
    },
    close: () => socket.destroy(),
  }
}
