import { once } from 'node:events'
import { createServer } from 'node:net'

/** A TCP port of this machine on which nothing listens. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no TCP port is free on 127.0.0.1')
  return address.port
}
