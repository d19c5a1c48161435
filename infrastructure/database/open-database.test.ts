import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from './open-database.ts'
import { describeOnDatabases, serverOf } from './test-database.fixture.ts'

describeOnDatabases('a site whose database server is away', (knex, kind) => {
  it('says at once what it waits for, again and again, and opens when it is there', async () => {
    const { user, password, host, port } = serverOf(kind).connection
    const { rows } = await knex().raw('select current_database() as name')
    const door = createServer((socket) => {
      const inside = connect(port, host)
      socket.on('error', () => inside.destroy()).pipe(inside)
      inside.on('error', () => socket.destroy()).pipe(socket)
    })
    door.listen(0, '127.0.0.1')
    await once(door, 'listening')
    const { port: outside } = door.address() as AddressInfo
    await new Promise((closed) => door.close(closed))
    const said: string[] = []
    const { promise: twice, resolve } = Promise.withResolvers<void>()
    const opening = openDatabase({
      url: `postgres://${user}:${password}@127.0.0.1:${outside}/${rows[0].name}`,
      dataDir: '',
      role: 'app',
      log: () => undefined,
      onWait: (reason) => {
        said.push(reason)
        if (said.length === 2) resolve()
      },
      pace: { retryMs: 5, tellMs: 50 },
    })
    await twice
    expect(said).toEqual(Array(2).fill(`connect ECONNREFUSED 127.0.0.1:${outside}`))
    door.listen(outside, '127.0.0.1')
    onTestFinished(() => new Promise((closed) => door.close(() => closed())))
    const database = await opening
    expect((await database.knex.raw('select 1 as one')).rows).toEqual([{ one: 1 }])
    await database.close()
  })
})
