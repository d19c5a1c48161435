import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { type Binaries, findBinaries } from '#infrastructure/database/embedded/binaries'
import { clusterIn, readLockFile, runningServer, serverState } from '#infrastructure/database/embedded/data-folder'
import { eventually } from '#infrastructure/database/eventually.fixture'
import { openKnex } from '#infrastructure/database/open-knex'

import { firstLine, startHere, startNode, uneFolder, useCluster } from './temporary.fixture.ts'

const HOLDER = join(import.meta.dirname, 'hold-server.fixture.ts')

const sharedFolder = useCluster()

const pidOf = (folder: string): number => readLockFile(clusterIn(folder).data)?.pid ?? 0

const openHere = (server: Parameters<typeof openKnex>[0]['server']) => {
  const knex = openKnex({ server })
  onTestFinished(() => knex.destroy())
  return knex
}

/** PostgreSQL that makes a cluster only once another program has started the one of this folder. */
const slowBinaries = async (data: string): Promise<Binaries> => {
  const found = await findBinaries()
  const folder = join(uneFolder(), 'bin')
  mkdirSync(folder)
  symlinkSync(join(found.folder, 'postgres'), join(folder, 'postgres'))
  const ready = `grep -q ready '${data}/postmaster.pid' 2>/dev/null`
  const waiting = `tries=400; until ${ready} || [ $((tries -= 1)) -lt 0 ]; do sleep 0.05; done`
  writeFileSync(join(folder, 'initdb'), `#!/bin/sh\n${waiting}\nexec '${found.folder}/initdb' "$@"\n`, { mode: 0o755 })
  return { ...found, folder }
}

describe('the embedded server', () => {
  it('keeps its data over a restart, with fsync on unless told otherwise', async () => {
    const folder = uneFolder()
    const first = await startHere(folder, { durable: true })
    const knex = openHere(first)
    await knex.raw('create table notes (texte text)')
    await knex('notes').insert({ texte: 'été' })
    expect((await knex.raw('show fsync')).rows).toEqual([{ fsync: 'on' }])
    await first.stop()
    const again = await startHere(folder)
    expect(await openHere(again)('notes').select('texte')).toEqual([{ texte: 'été' }])
  })

  it('is waited for by a clock that nobody sets', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const jumps = setInterval(() => vi.setSystemTime(Date.now() + 3_600_000), 1)
    onTestFinished(() => clearInterval(jumps))
    await expect(startHere(sharedFolder())).resolves.toMatchObject({ attached: false })
  })

  it('never runs as root, listens on the loopback alone and wants its password', async () => {
    const folder = sharedFolder()
    const server = await startHere(folder)
    expect(statSync(clusterIn(folder).data).uid).not.toBe(0)
    const { rows } = await openHere(server).raw(
      "select current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets",
    )
    expect(rows).toEqual([{ addresses: '127.0.0.1', sockets: '' }])
    const stranger = new Client({ ...server.connection(), password: 'guess' })
    await expect(stranger.connect()).rejects.toThrow('password authentication failed')
    expect(statSync(clusterIn(folder).passwordFile).mode & 0o777).toBe(0o600)
  })

  it('stops when the program that started it is killed, and starts again', async () => {
    const folder = sharedFolder()
    const holder = startNode(HOLDER, folder)
    await firstLine(holder)
    const pid = pidOf(folder)
    expect(serverState(pid)).toBe('running')
    holder.kill('SIGKILL')
    await eventually(
      () => serverState(pid),
      (state) => state === 'gone',
    )
    expect((await startHere(folder)).attached).toBe(false)
  })

  it('refuses a second application, while a command uses the running server', async () => {
    const folder = sharedFolder()
    const server = await startHere(folder)
    const command = await startHere(folder, { role: 'cli' })
    expect(command.attached).toBe(true)
    expect(command.connection()).toEqual(server.connection())
    await expect(startHere(folder, { waitMs: 0 })).rejects.toThrow('another process already runs the database of')
    await command.stop()
    expect(serverState(pidOf(folder))).toBe('running')
  })

  it('lets an application wait for a command to end', async () => {
    const folder = sharedFolder()
    const command = await startHere(folder, { role: 'cli' })
    const waiting = startHere(folder, { waitMs: 10_000 })
    await command.stop()
    expect((await waiting).attached).toBe(false)
  })

  it('is started again when it dies, and the same pool of connections finds it', async () => {
    const folder = sharedFolder()
    const lines: string[] = []
    const server = await startHere(folder, { durable: true, log: (line) => lines.push(line) })
    const knex = openHere(server)
    await knex.raw('create table notes (texte text)')
    await knex('notes').insert({ texte: 'kept' })
    const { port } = server.connection()
    process.kill(pidOf(folder), 'SIGKILL')
    await eventually(
      () => server.connection().port,
      (present) => present !== port,
    )
    const rows = await eventually(
      () => knex('notes').select('texte'),
      (found) => found.length > 0,
    )
    expect(rows).toEqual([{ texte: 'kept' }])
    expect(lines.filter((line) => line.includes('ended unexpectedly'))).toHaveLength(1)
  })

  it('stays stopped once it was asked to stop', async () => {
    const folder = sharedFolder()
    const lines: string[] = []
    const server = await startHere(folder, { log: (line) => lines.push(line) })
    await server.stop()
    expect(runningServer(clusterIn(folder).data)).toBeUndefined()
    expect(lines.join('\n')).not.toContain('starting it again')
  })

  it('serves one cluster to programs that start at the same moment on an empty folder', async () => {
    const folder = uneFolder()
    const other = startNode(HOLDER, folder, 'cli')
    const [connection, command] = await Promise.all([
      firstLine(other),
      startHere(folder, { role: 'cli', waitMs: 20_000 }),
    ])
    expect(JSON.parse(connection)).toEqual(command.connection())
    expect(readdirSync(folder)).toEqual(['postgres'])
  })

  it('is waited for by a program that was slower to make it, however long that took', async () => {
    const folder = uneFolder()
    const binaries = await slowBinaries(clusterIn(folder).data)
    const other = startNode(HOLDER, folder)
    const command = await startHere(folder, { role: 'cli', waitMs: 100, binaries })
    expect(command.connection()).toEqual(JSON.parse(await firstLine(other)))
  })
})

describe('a folder left in a bad state', () => {
  it('is made anew, and swept, when the first start was killed while creating it', async () => {
    const folder = uneFolder()
    const holder = startNode(HOLDER, folder)
    await eventually(
      () => readdirSync(folder).map((name) => join(folder, name, 'data', 'PG_VERSION')),
      (files) => files.some((file) => existsSync(file)),
    )
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    expect(existsSync(clusterIn(folder).folder)).toBe(false)
    const server = await startHere(folder)
    expect((await openHere(server).raw('select 1 as un')).rows).toEqual([{ un: 1 }])
    await server.stop()
    // The orphan of the first start may still be writing; a later start deletes what it left.
    const sweep = async (): Promise<readonly string[]> => {
      await (await startHere(folder)).stop()
      return readdirSync(folder)
    }
    expect(await eventually(sweep, (names) => names.length === 1)).toEqual(['postgres'])
  })

  it('starts although its lock names a number that another program has now', async () => {
    const folder = sharedFolder()
    const first = await startHere(folder)
    const lock = readFileSync(join(clusterIn(folder).data, 'postmaster.pid'), 'utf8')
    await first.stop()
    const { uid, gid } = statSync(clusterIn(folder).data)
    const other = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {})
    onTestFinished(() => void other.kill())
    await once(other, 'spawn')
    writeFileSync(join(clusterIn(folder).data, 'postmaster.pid'), lock.replace(/^\d+/, String(other.pid)))
    expect((await startHere(folder)).attached).toBe(false)
  })

  it('is refused when PostgreSQL of another major version made it', async () => {
    const folder = uneFolder()
    mkdirSync(clusterIn(folder).data, { recursive: true })
    writeFileSync(join(clusterIn(folder).data, 'PG_VERSION'), '14\n')
    await expect(startHere(folder)).rejects.toThrow(
      'no PostgreSQL 14, which made the data folder, runs on this machine',
    )
    const binaries = await findBinaries()
    await expect(startHere(folder, { binaries })).rejects.toThrow(
      `was made by PostgreSQL 14: PostgreSQL ${binaries.major} cannot open it`,
    )
  })

  it('is refused when it holds something else than a cluster', async () => {
    const folder = uneFolder()
    mkdirSync(clusterIn(folder).data, { recursive: true })
    await expect(startHere(folder)).rejects.toThrow('PG_VERSION cannot be read')
  })
})
