import * as TE from '#fp/TaskEither'
import { describe, expect, it } from 'vitest'
import { portFailure } from '#application/shared/port-failure'
import { useDatabase } from '#infrastructure/database/test-database.fixture'
import { uneCommandeEnvoyee, unServeurSurBase, bearer, EMAILS, inscrire } from '../server.fixture.ts'

const base = useDatabase('embedded')

const unExport = async (overrides: Parameters<typeof unServeurSurBase>[1] = {}) => {
  const serveur = await unServeurSurBase(base(), overrides)
  const admin = await inscrire(serveur, EMAILS.admin, { role: 'admin' })
  const lire = (url: string) => serveur.app.inject({ url: `/api/admin/export/${url}`, headers: bearer(admin.id) })
  for (const email of [EMAILS.jeanne, EMAILS.autre, 'anne.petit@courriel.example']) {
    const payload = uneCommandeEnvoyee({ email })
    await serveur.app.inject({ method: 'POST', url: '/api/prestations/commander', payload })
  }
  return { ...serveur, admin, lire }
}

describe('an export', () => {
  it('is a CSV file named after its day', async () => {
    const { lire } = await unExport()
    const { statusCode, headers, body } = await lire('prestations.csv')
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'no-store',
    ])
    expect(headers['content-disposition']).toContain('filename="prestations-2026-11-20.csv"')
    expect(body.startsWith('\uFEFF"Référence";"Devis";')).toBe(true)
    expect(body.split('\r\n')).toHaveLength(5)
  })

  it.each([
    ['prestations', 3],
    ['clients', 4],
    ['messages', 0],
    ['factures', 0],
  ])('of %s is a JSON array', async (quoi, nombre) => {
    const { lire } = await unExport()
    const { headers, body } = await lire(`${quoi}.json`)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(JSON.parse(body)).toHaveLength(nombre)
  })

  it('of anything else is refused', async () => {
    const { lire } = await unExport()
    expect((await lire('secrets.csv')).statusCode).toBe(400)
    expect((await lire('prestations.xlsx')).statusCode).toBe(404)
  })

  it('that cannot begin is a 503', async () => {
    const { lire } = await unExport({ useCases: { exporter: () => TE.left(portFailure('export')('busy')) } })
    expect((await lire('clients.csv')).statusCode).toBe(503)
  })

  it('ends its reading when its reader goes away', async () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<string>()
    const contenu: AsyncIterable<string> = {
      [Symbol.asyncIterator]: () => ({
        next: async () => ({ done: false, value: 'x'.repeat(100_000) }),
        return: async () => {
          end('given back')
          return { done: true, value: undefined }
        },
      }),
    }
    const { app, admin } = await unExport({ useCases: { exporter: () => TE.right({ nom: 'a.csv', contenu }) } })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const arret = new AbortController()
    const reponse = await fetch(`${address}/api/admin/export/clients.csv`, {
      headers: bearer(admin.id),
      signal: arret.signal,
    })
    await reponse.body?.getReader().read()
    arret.abort()
    expect(await ended).toBe('given back')
    await app.close()
  })
})
