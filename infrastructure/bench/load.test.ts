import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { ORDER, runLoad } from './load.ts'

it('orders come each under a key and from a client of their own, and an answer other than 201 is a failure', async () => {
  const orders: { readonly key: unknown; readonly email: unknown }[] = []
  const server = createServer((request, response) => {
    const answer = (body: string): void => {
      orders.push({ key: request.headers['idempotency-key'], email: JSON.parse(body).email })
      response.writeHead(orders.length % 3 === 0 ? 200 : 201).end('{}')
    }
    void text(request).then(answer)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const result = await runLoad(port, ORDER, { connections: 2, amount: 12 })
  server.close()
  expect(result).toMatchObject({ answers: 12, failures: 4 })
  expect(new Set(orders.map(({ key }) => key)).size).toBe(12)
  expect(orders.map(({ email }) => email)).toEqual(orders.map(({ key }) => `client-${String(key)}@exemple.fr`))
})
