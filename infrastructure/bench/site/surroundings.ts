import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A folder outside the repository that every account may enter: when root runs the measures, the database runs under
 * another account.
 */
export const makeTemporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-bench-'))
  chmodSync(folder, 0o755)
  return folder
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })

const portOf = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no TCP port is free on 127.0.0.1')
  return address.port
}

const HOUSE = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [5.5538, 46.6742] },
  properties: {
    label: '12 Rue du Commerce 39000 Lons-le-Saunier',
    name: '12 Rue du Commerce',
    housenumber: '12',
    street: 'Rue du Commerce',
    city: 'Lons-le-Saunier',
    postcode: '39000',
    context: '39, Jura, Bourgogne-Franche-Comté',
    type: 'housenumber',
    score: 0.97,
  },
}

/** A local address service that knows one house, so that measures do not depend on another machine. */
export const startAddressStub = async (): Promise<{ readonly baseUrl: string; readonly close: () => void }> => {
  const answer = JSON.stringify({ type: 'FeatureCollection', features: [HOUSE] })
  const server = createHttpServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(answer)
  })
  const port = await portOf(server)
  const close = (): void => {
    server.close()
    server.closeAllConnections()
  }
  return { baseUrl: `http://127.0.0.1:${port}/geocodage`, close }
}

/**
 * A mail server that accepts connections and never answers: mails stay in the database, and writing them costs nothing.
 */
export const startSilentMailServer = async (): Promise<{ readonly url: string; readonly close: () => void }> => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  })
  const port = await portOf(server)
  const close = (): void => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return { url: `smtp://127.0.0.1:${port}`, close }
}
