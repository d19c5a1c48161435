import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { uneSaisieEnvoyee } from './facture.fixture.ts'
import {
  bearer,
  EMAILS,
  inscrire,
  uneCommandeEnvoyee,
  uneEstimationEnvoyee,
  type UnServeur,
  unServeur,
} from './server.fixture.ts'

const POST = { method: 'POST', url: '/api/estimations' } as const
const JSON_TYPE = { 'content-type': 'application/json' }

const codeOf = async (serveur: UnServeur, payload: string, headers: Record<string, string> = JSON_TYPE) => {
  const answer = await serveur.app.inject({ ...POST, payload, headers })
  return [answer.statusCode, answer.json<{ code: string }>().code]
}

const nested = (depth: number): string => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`

describe('a hostile request', () => {
  it.each([
    ['broken JSON', '{', 400, 'REQUETE_INVALIDE'],
    ['an empty body', '', 400, 'REQUETE_INVALIDE'],
    ['a poisoned prototype', '{"__proto__":{"isAdmin":true}}', 400, 'REQUETE_INVALIDE'],
    ['a poisoned constructor', '{"constructor":{"prototype":{"isAdmin":true}}}', 400, 'REQUETE_INVALIDE'],
    ['a list instead of fields', '[1]', 400, 'CHAMPS_INVALIDES'],
    ['null instead of fields', 'null', 400, 'CHAMPS_INVALIDES'],
    ['a depth of 10 000', nested(10_000), 400, 'CHAMPS_INVALIDES'],
    ['more than 64 KB', JSON.stringify({ a: 'x'.repeat(65_536) }), 413, 'CORPS_TROP_GRAND'],
  ])('with %s is refused', async (_what, payload, status, code) => {
    expect(await codeOf(unServeur(), payload)).toEqual([status, code])
    expect({}).not.toHaveProperty('isAdmin')
  })

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'x',
  ])('in %s is refused', async (type) => {
    const refused = await codeOf(unServeur(), '{}', { 'content-type': type })
    expect(refused).toEqual([415, 'TYPE_NON_ACCEPTE'])
  })

  it.each(['nom', 'description', 'serviceName', 'unknown', 'ville'])(
    'with a text that no database holds as its %s is refused',
    async (champ) => {
      for (const texte of ['a\0b', '\ud800', ['a\0b'], { a: 'a\0' }]) {
        const payload = uneCommandeEnvoyee({ [champ]: texte })
        const answer = await unServeur().app.inject({ method: 'POST', url: '/api/prestations/commander', payload })
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'CHAMPS_INVALIDES'])
      }
    },
  )

  it.each(['nom', 'email', 'telephone', 'adresse', 'codePostal', 'ville', 'description', 'heuresPersonnalisees'])(
    'with a list as its %s is refused',
    async (champ) => {
      const payload = uneCommandeEnvoyee({ [champ]: ['a', 'b'] })
      const answer = await unServeur().app.inject({ method: 'POST', url: '/api/prestations/commander', payload })
      expect(answer.statusCode).toBe(400)
      expect(Object.keys(answer.json<{ champs: object }>().champs)).toEqual([champ])
    },
  )

  it.each([
    ['PUT', '/api/prestations/x', { priorite: 'urgente' }],
    ['POST', '/api/contact/x/reply', { message: 'Bien sûr.' }],
    ['PATCH', '/api/contact/x/statut', { statut: 'lu' }],
    ['POST', '/api/prestations/x/devis/reponse', { action: 'accepter', total: 64 }],
    ['POST', '/api/admin/prestations/x/devis', { heures: 2, motif: 'Plus long que prévu.' }],
    ['POST', '/api/admin/prestations/x/devis/retrait', {}],
    ['POST', '/api/admin/prestations/x/devis/renvoi', {}],
    ['POST', '/api/admin/prestations/x/factures', uneSaisieEnvoyee()],
    ['PATCH', '/api/clients/x', {}],
  ] as const)('to %s %s with a version that nothing has is refused', async (method, url, payload) => {
    const serveur = unServeur()
    const { id } = await inscrire(serveur, EMAILS.admin, { role: 'admin' })
    for (const version of [0, -1, 1.5, 2 ** 31, 1e300, '1', [1]]) {
      const answer = await serveur.app.inject({ method, url, payload: { ...payload, version }, headers: bearer(id) })
      expect([version, answer.statusCode]).toEqual([version, 400])
      expect(Object.keys(answer.json<{ champs: object }>().champs)).toContain('version')
    }
  })

  it.each([
    ['/api/geo/villes/%zz', 400, 'REQUETE_INVALIDE'],
    [`/api/geo/villes/${'3'.repeat(200)}`, 404, 'INTROUVABLE'],
    ['/api/unknown', 404, 'INTROUVABLE'],
    ['/api', 404, 'INTROUVABLE'],
    ['/api/services/', 404, 'INTROUVABLE'],
    ['/api/../healthz/x', 404, 'INTROUVABLE'],
  ])('for %s is answered in French JSON', async (url, status, code) => {
    const answer = await unServeur().app.inject({ url })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
  })

  it.each([
    ['DELETE', '/api/services', 'GET, HEAD'],
    ['GET', '/api/estimations', 'POST'],
    ['PUT', '/api/geo/villes/39000', 'GET, HEAD'],
    ['TRACE', '/api/services', 'GET, HEAD'],
    ['OPTIONS', '/api/contact', 'POST'],
    ['POST', '/healthz', 'GET, HEAD'],
  ] as const)('that wants to %s %s hears which methods there are', async (method, url, allow) => {
    const answer = await unServeur().app.inject({ method, url })
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, allow])
    expect(answer.json<{ code: string }>().code).toBe('METHODE_REFUSEE')
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('to an unknown call is refused before its body is read', async () => {
    const payload = 'x'.repeat(100_000)
    const answer = await unServeur().app.inject({ method: 'POST', url: '/api/unknown', payload })
    expect(answer.statusCode).toBe(404)
  })
})

const talk = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })

describe('a connection', () => {
  let serveur: UnServeur | undefined
  afterEach(() => serveur?.app.close())

  const portOf = async (patience = { requestMs: 15_000, closingMs: 10_000 }): Promise<number> => {
    serveur = unServeur({ patience })
    return Number(new URL(await serveur.app.listen({ port: 0, host: '127.0.0.1' })).port)
  }

  it('that does not speak HTTP is told so in French', async () => {
    const answer = await talk(await portOf(), 'hello\r\n\r\n')
    expect(answer).toContain('HTTP/1.1 400 Bad Request')
    expect(answer).toContain('x-content-type-options: nosniff')
    expect(answer).toContain('"code":"REQUETE_INVALIDE"')
  })

  it('that announces two lengths for one body is refused', async () => {
    const head = 'POST /api/estimations HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    const answer = await talk(await portOf(), `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`)
    expect(answer).toContain('HTTP/1.1 400 Bad Request')
  })

  it.each([
    ['headers', 'POST /api/estimations HTTP/1.1\r\nHost: x\r\n'],
    [
      'a body',
      'POST /api/estimations HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
    ],
  ])('whose request does not end in time for its %s is cut', async (_what, text) => {
    const answer = await talk(await portOf({ requestMs: 100, closingMs: 10_000 }), text)
    expect(answer).toContain('HTTP/1.1 408 Request Timeout')
    expect(answer).toContain('"code":"DELAI_DEPASSE"')
  })

  it('with headers without end is refused', async () => {
    const answer = await talk(await portOf(), `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)
    expect(answer).toContain('HTTP/1.1 431')
    expect(answer).toContain('EN_TETES_TROP_GRANDS')
  })
})

describe('an order or an estimate', () => {
  it('that is well formed passes all of that', async () => {
    const answer = await unServeur().app.inject({ ...POST, payload: uneEstimationEnvoyee() })
    expect(answer.statusCode).toBe(200)
  })
})
