import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { echouer, reussir } from '#application/shared/run.fixture'
import { openKnex } from '#infrastructure/database/open-knex'
import { describeOnDatabases, serverOf } from '#infrastructure/database/test-database.fixture'
import { inTransaction } from './in-transaction.ts'
import { query, run } from './query.ts'

/** A way to a database that can fall silent without being closed. `asked`: something was asked since. */
const openSilent = async (kind: Parameters<typeof serverOf>[0]) => {
  const { promise: asked, resolve } = Promise.withResolvers<undefined>()
  const sockets: Socket[] = []
  let muted = false
  const relay = createServer((near) => {
    const far = connect(serverOf(kind).connection.port, serverOf(kind).connection.host)
    sockets.push(near, far)
    near.on('data', (bytes) => (muted ? resolve(undefined) : far.write(bytes)))
    far.on('data', (bytes) => near.write(bytes))
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const { port } = relay.address() as AddressInfo
  const knex = openKnex({ server: { connection: () => ({ ...serverOf(kind).connection, host: '127.0.0.1', port }) } })
  onTestFinished(async () => {
    vi.useRealTimers()
    sockets.forEach((socket) => socket.destroy())
    await knex.destroy()
    relay.close()
  })
  return {
    knex,
    asked,
    mute: () => {
      muted = true
    },
  }
}

describeOnDatabases('a question to PostgreSQL', (knex, kind) => {
  it.each([
    ['a number out of range', 'select cast(4294967296 as integer)', '22003'],
    ['a text that is no date', "select cast('demain' as date)", '22007'],
    ['a constraint that is broken', 'insert into knex_migrations_lock (index) values (1), (1)', '23505'],
  ])('that holds %s is refused: the database is not away', async (_what, sql, code) => {
    const asked = await echouer(query('essai', () => knex().raw(sql)))
    expect(asked).toMatchObject({ cause: { code }, refused: true })
    const inOne = await echouer(inTransaction('essai', knex(), (trx) => trx.raw(sql)))
    expect(inOne).toMatchObject({ cause: { code }, refused: true })
  })

  it('that is not answered on an open connection is given up after sixteen seconds', async () => {
    const silent = await openSilent(kind)
    await reussir(run(silent.knex, 'essai', 'select 1'))
    silent.mute()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked = echouer(run(silent.knex, 'essai', 'select 2'))
    await silent.asked
    await vi.advanceTimersByTimeAsync(16_000)
    expect(await asked).toMatchObject({ port: 'essai', cause: { message: 'select 2 - Query read timeout' } })
  })

  it('that cannot be understood is a failure alone', async () => {
    const failure = await echouer(query('essai', () => knex().raw('selection')))
    expect(failure).not.toHaveProperty('refused')
  })
})
