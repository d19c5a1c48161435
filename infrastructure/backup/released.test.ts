import * as E from '#fp/Either'
import type { FastifyInstance } from 'fastify'
import type { Knex } from 'knex'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { makeServer } from '#adapters/http/server/make-server'
import { uneCommandeEnvoyee } from '#adapters/http/server/server.fixture'
import { forgeToken } from '#adapters/http/server/session/forge-token.fixture'
import { sessionKey } from '../config/instance-secret.ts'
import { loadSettings } from '../config/load-settings.ts'
import { makeContainer } from '../container/production.ts'
import { TOKENS } from '../container/tokens.ts'
import { pendingMigrations } from '../database/pending-migrations.fixture.ts'
import { describeOnNewDatabases } from '../database/test-database.fixture.ts'
import { checksumOf, migrationsHere, RELEASED } from './make-released.fixture.ts'
import { checkBackup } from './read-backup.ts'
import { restoreBackup } from './backup.ts'

const SECRET = 'x'.repeat(32)
const dataDir = mkdtempSync(join(tmpdir(), 'released-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const namesOf = (ending: string): readonly string[] =>
  readdirSync(RELEASED)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .toSorted()

/** The site of this version over a database. It does not listen, and has no address service. */
const serve = async (knex: Knex): Promise<FastifyInstance> => {
  const loaded = loadSettings({ DATA_DIR: dataDir, DEMO: 'on', LIMITES: 'off', GEOCODAGE_URL: 'http://127.0.0.1:9' })
  if (E.isLeft(loaded)) throw new Error(loaded.left.join('\n'))
  const container = makeContainer({
    ...loaded.right,
    secret: SECRET,
    knex,
    renderPage: () => Promise.reject(new Error('no page')),
    clientFolder: '',
    demo: null,
    log: pino({ level: 'silent' }),
    logStream: { write: () => undefined },
  })
  const app = makeServer({ ...(await container.getAsync(TOKENS.serverOptions)), clientFolder: null })
  onTestFinished(async () => {
    await app.close()
    await container.unbindAllAsync()
  })
  return app
}

/** Reads an address as an account, with a token issued now. */
const reader = (app: FastifyInstance, { id, version }: { readonly id: string; readonly version: number }) => {
  const claims = { sub: id, version }
  const authorization = `Bearer ${forgeToken(sessionKey(SECRET), new Date(), { claims })}`
  return (url: string) => app.inject({ url, headers: { authorization } })
}

const account = async (knex: Knex, where: string) => {
  const [found] = await knex('clients').whereRaw(where).orderBy('id').select('id', { version: 'jeton_version' })
  return found
}

const HAS_AN_INVOICE = "role = 'client' and id in (select client_id from factures where genre = 'facture')"

describe('a released migration', () => {
  it('has the backup of a site that was made with it', () => {
    expect(migrationsHere()).toEqual(namesOf('.gz').map((name) => `${name}.ts`))
  })

  it.each(namesOf('.sha256'))('is never edited: %s', (name) => {
    expect(checksumOf(`${name}.ts`)).toBe(readFileSync(join(RELEASED, `${name}.sha256`), 'utf8').trim())
  })
})

describeOnNewDatabases('a site of an earlier version', (knex) => {
  it.each(namesOf('.gz'))('with the schema of %s is restored, brought up to date and served', async (name) => {
    await knex().raw('drop schema public cascade')
    await knex().raw('create schema public')
    const path = join(RELEASED, `${name}.gz`)
    const { signal } = new AbortController()
    await restoreBackup(knex(), await checkBackup(path, signal), { path, progress: () => undefined, signal })
    expect(await pendingMigrations(knex())).toEqual([])
    const app = await serve(knex())
    const owner = reader(app, await account(knex(), "role = 'admin'"))
    for (const url of [
      '/api/prestations/admin/all',
      '/api/clients/admin/all',
      '/api/contact/admin/all',
      '/api/admin/factures',
      '/api/admin/estimations',
      '/api/admin/retractations',
    ]) {
      const answer = await owner(url)
      expect([url, answer.statusCode]).toEqual([url, 200])
      expect([url, answer.json().data.length > 0]).toEqual([url, true])
    }
    for (const url of ['/api/admin/aujourdhui', '/api/admin/conservation', '/api/admin/export/prestations.json']) {
      expect([url, (await owner(url)).statusCode]).toEqual([url, 200])
    }
    const client = reader(app, await account(knex(), HAS_AN_INVOICE))
    const [facture] = (await client('/api/factures')).json().data
    expect((await client(`/api/factures/${facture.numero}/pdf`)).statusCode).toBe(200)
    const [prestation] = (await client('/api/prestations/mes-prestations')).json().data
    expect((await client(`/api/prestations/${prestation.id}/devis`)).statusCode).toBe(200)
    expect((await client('/api/clients/export')).statusCode).toBe(200)
    const ordered = await app.inject({
      method: 'POST',
      url: '/api/prestations/commander',
      payload: uneCommandeEnvoyee(),
    })
    expect(ordered.statusCode).toBe(201)
  })
})
