import * as TE from '#fp/TaskEither'
import { Agent, get } from 'node:http'
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
})
