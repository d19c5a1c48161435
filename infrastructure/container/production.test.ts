import * as E from '#fp/Either'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { reussir } from '#application/shared/run.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { sessionKey } from '../config/instance-secret.ts'
import { loadSettings } from '../config/load-settings.ts'
import { openKnex } from '../database/open-knex.ts'
import type { Settings } from './adapters.ts'
import { makeContainer, keepFresh } from './production.ts'
import { TOKENS } from './tokens.ts'

// An address where nothing listens: assembling opens no connection.
const knex = openKnex({ server: { url: 'postgres://nobody@127.0.0.1:1/nothing' } })
afterAll(() => knex.destroy())

const settings = (variables: Record<string, string>): Settings => {
  const loaded = loadSettings(variables)
  if (E.isLeft(loaded)) throw new Error(loaded.left.join('\n'))
  return {
    ...loaded.right,
    secret: 'x'.repeat(32),
    knex,
    renderPage: () => Promise.reject(new Error('no page')),
    clientFolder: '',
    demo: null,
    log: pino({ level: 'silent' }),
    logStream: { write: () => undefined },
  }
}

const KEYS = Object.entries(TOKENS)

describe('the container', () => {
  it.each(KEYS)('resolves %s', async (_name, key) => {
    const container = makeContainer(settings({}))
    expect(await container.getAsync<unknown>(key)).toBeDefined()
  })

  it('gives every part its own key', () => {
    expect(new Set(KEYS.map(([, key]) => key)).size).toBe(KEYS.length)
  })

  it('signs sessions with a key of the secret, and never with the secret', async () => {
    const { session } = await makeContainer(settings({})).getAsync(TOKENS.serverOptions)
    expect(session.key).toEqual(sessionKey('x'.repeat(32)))
    expect(Buffer.from(session.key).toString('utf8')).not.toBe('x'.repeat(32))
  })

  it('closes the mail transport when it is emptied', async () => {
    const container = makeContainer(settings({ SMTP_URL: 'smtp://127.0.0.1:1' }))
    await container.getAsync(TOKENS.mailer)
    await expect(container.unbindAllAsync()).resolves.toBeUndefined()
  })
})

const makeStores = useStores()

it('tells the figures of the last look for a minute, then takes them again', async () => {
  const relever = keepFresh((await makeStores()).diagnostics.relever)
  const apres = (secondes: number): Date => new Date(UN_INSTANT.getTime() + secondes * 1_000)
  const releveA = async (secondes: number) => (await reussir(relever(apres(secondes)))).releveLe
  expect(await releveA(0)).toEqual(apres(0))
  expect(await releveA(59)).toEqual(apres(0))
  expect(await releveA(60)).toEqual(apres(60))
  expect(await releveA(-10)).toEqual(apres(-10))
})
