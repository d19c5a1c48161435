import { once } from 'node:events'
import { createServer } from 'node:http'

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

const ANSWER = JSON.stringify({ type: 'FeatureCollection', features: [HOUSE] })

export type AddressStub = { readonly baseUrl: string; readonly close: () => void }

/** An address service on this machine that knows one house, so that no measure depends on somebody else's machine. */
export const startAddressStub = async (): Promise<AddressStub> => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(ANSWER)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no TCP port is free on 127.0.0.1')
  return {
    baseUrl: `http://127.0.0.1:${address.port}/geocodage`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
