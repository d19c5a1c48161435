import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export type StalledMailServer = { readonly url: string; readonly close: () => void }

/** A mail server that takes calls and says nothing: the mails wait in the database, and writing them costs nothing meanwhile. */
export const startStalledMailServer = async (): Promise<StalledMailServer> => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no TCP port is free on 127.0.0.1')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
