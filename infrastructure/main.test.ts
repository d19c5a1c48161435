import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { isBuilt } from './pages/load-page-renderer.ts'

const folder = mkdtempSync(join(tmpdir(), 'main-'))
// When root runs the tests, the database runs as another account, which must be able to enter: its data would stay elsewhere.
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const AT_HOME = { cwd: join(import.meta.dirname, '..') }
// Shares the compile cache among all programs of a suite.
const ENVIRONMENT = {
  PATH: process.env['PATH'],
  NODE_ENV: 'production',
  PORT: '0',
  DATA_DIR: folder,
  NODE_COMPILE_CACHE: '.cache/node',
}

const start = (variables: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ['infrastructure/start.ts'], {
    ...AT_HOME,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...ENVIRONMENT, ...variables },
  })

const addressOf = async (child: ChildProcess): Promise<string> => {
  if (child.stdout === null) throw new Error('no output')
  for await (const line of createInterface({ input: child.stdout })) {
    const [, address] = /"address":"([^"]+)"/.exec(line) ?? []
    if (address !== undefined) return address
  }
  throw new Error('the site did not open')
}

describe('npm start', () => {
  it('is stopped by an unusable variable, with a sentence that names it', async () => {
    const child = start({ PORT: 'trois mille' })
    if (child.stderr === null) throw new Error('no output')
    const [sentences, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect(code).toBe(1)
    expect(sentences).toBe('PORT\u00a0: attendu un numéro de port entre 0 et 65535.\n')
  })

  it.each(['000', '022', '077'])(
    'makes a folder for its owner alone, its compiled code in it, under umask %s',
    async (umask) => {
      const dataDir = join(folder, `umask-${umask}`)
      const child = spawn('/bin/sh', ['-c', `umask ${umask}; exec "$0" infrastructure/start.ts`, process.execPath], {
        cwd: join(import.meta.dirname, '..'),
        stdio: 'ignore',
        env: { PATH: process.env['PATH'], PORT: 'trois mille', DATA_DIR: dataDir },
      })
      expect(await once(child, 'exit')).toEqual([1, null])
      expect(statSync(dataDir).mode & 0o777).toBe(0o700)
      expect(readdirSync(dataDir)).toEqual(['cache'])
    },
  )

  it.skipIf(!isBuilt())('says at once which database server it waits for', async () => {
    const child = start({ DATABASE_URL: 'postgres://atelier@127.0.0.1:9/atelier', JWT_SECRET: 'x'.repeat(32) })
    onTestFinished(() => void child.kill())
    if (child.stdout === null) throw new Error('no output')
    const [first = ''] = await once(createInterface({ input: child.stdout }), 'line')
    const told = { level: 'warn', reason: 'connect ECONNREFUSED 127.0.0.1:9', msg: 'waiting for the database' }
    expect(JSON.parse(first)).toMatchObject(told)
  })

  it.skipIf(!isBuilt())('opens on the embedded database, keeps its secret to itself, and stops cleanly', async () => {
    const child = start({ PUBLIC_URL: 'https://atelier.example' })
    if (child.stderr === null) throw new Error('no output')
    const said = text(child.stderr)
    const address = await addressOf(child)
    child.stdout?.resume()
    const ready = await fetch(`${address}/readyz`)
    expect(ready.status).toBe(200)
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
    expect(existsSync(join(folder, 'postgres/data/postmaster.pid'))).toBe(false)
    expect(await said).toContain('portent «\u00a0SPÉCIMEN\u00a0»')
    expect(await said).toContain('  - Le numéro SIREN n’est pas valable')
    expect(await said).toContain('TRUST_PROXY n’est pas défini')
    expect(await said).toMatch(/^ {2}Mot de passe {3}[A-Za-z0-9]{24}$/m)
  })

  it.skipIf(!isBuilt())('hands the signal that npm gets to the site, and ends after it', async () => {
    const child = spawn('npm', ['start'], { ...AT_HOME, env: { ...ENVIRONMENT, NODE_ENV: undefined } })
    child.stderr.resume()
    const said: string[] = []
    child.stdout.on('data', (part: Buffer) => said.push(part.toString()))
    await addressOf(child)
    child.stdout.resume()
    const ended = once(child, 'close')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(said.join('')).toContain('"msg":"the site is closed"')
    expect(existsSync(join(folder, 'postgres/data/postmaster.pid'))).toBe(false)
  })

  it.skipIf(!isBuilt())('takes a signal that comes twice, from the terminal and through npm, for one', async () => {
    const child = start({})
    child.stderr?.resume()
    await addressOf(child)
    child.stdout?.resume()
    const exited = once(child, 'exit')
    child.kill('SIGINT')
    child.kill('SIGINT')
    child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
  })

  it.skipIf(!isBuilt())('ends when nobody reads its log any more', async () => {
    const child = start({})
    child.stderr?.resume()
    await addressOf(child)
    child.stdout?.destroy()
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
    expect(existsSync(join(folder, 'postgres/data/postmaster.pid'))).toBe(false)
  })

  it.skipIf(!isBuilt())('ends when it cannot listen, and leaves no database running', async () => {
    const busy = createServer().listen(0, '127.0.0.1')
    await once(busy, 'listening')
    const { port } = busy.address() as AddressInfo
    const child = start({ PORT: String(port) })
    child.stdout?.resume()
    if (child.stderr === null) throw new Error('no output')
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    busy.close()
    expect([code, said]).toEqual([1, expect.stringContaining('Le site n’a pas pu démarrer')])
    expect(existsSync(join(folder, 'postgres/data/postmaster.pid'))).toBe(false)
  })
})
