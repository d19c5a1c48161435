import * as TE from '#fp/TaskEither'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { unServeur } from './server.fixture.ts'

type Answer = { readonly status: number; readonly connection: string | undefined; readonly body: string }

const ask = (url: string, agent: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => (body += chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, body }),
      )
    }).on('error', reject)
  })

const HALF_BODY =
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n'

describe('closing', () => {
  it('lets the request in hand end, then keeps no connection and takes no other', async () => {
    const { promise: asked, resolve: arrive } = Promise.withResolvers<void>()
    const { promise: allowed, resolve: answer } = Promise.withResolvers<void>()
    const { app } = unServeur({
      useCases: {
        villesDuCodePostal: () =>
          TE.fromTask(async () => {
            arrive()
            await allowed
            return { villes: ['Montmorot'], source: 'local' }
          }),
      },
    })
    const { promise: closing, resolve: begin } = Promise.withResolvers<void>()
    app.addHook('preClose', async () => begin())
    const agent = new Agent({ keepAlive: true })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    await ask(`${address}/healthz`, agent)
    const inHand = ask(`${address}/api/geo/villes/39570`, agent)
    await asked
    const closed = app.close()
    await closing
    answer()
    expect(await inHand).toEqual({
      status: 200,
      connection: 'close',
      body: '{"success":true,"data":{"villes":["Montmorot"],"source":"local"}}',
    })
    await closed
    await expect(ask(`${address}/healthz`, agent)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    agent.destroy()
  })

  it.each(['GET /healthz HTTP/1.1\r\nHost: x', `${HALF_BODY}{"nom"`])(
    'is not held by a request of which only %j has come, and cuts no answer for it',
    async (half) => {
      const { promise: asked, resolve: arrive } = Promise.withResolvers<void>()
      const { promise: allowed, resolve: answer } = Promise.withResolvers<void>()
      const villesDuCodePostal = () =>
        TE.fromTask(async () => {
          arrive()
          await allowed
          return { villes: [], source: 'local' as const }
        })
      const { app } = unServeur({ useCases: { villesDuCodePostal }, patience: { requestMs: 60_000, closingMs: 50 } })
      const address = await app.listen({ port: 0, host: '127.0.0.1' })
      const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(half))
      const cut = new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve))
      const inHand = ask(`${address}/api/geo/villes/39570`, new Agent())
      await asked
      const closed = app.close()
      await cut
      answer()
      expect(await inHand).toMatchObject({ status: 200 })
      await closed
    },
  )
})
