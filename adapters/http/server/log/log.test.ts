import * as TE from '#fp/TaskEither'
import { describe, expect, it } from 'vitest'
import { portFailure } from '#application/shared/port-failure'
import { uneDateProposee } from '../appointment.fixture.ts'
import { EMAILS, MOT_DE_PASSE, uneCommandeEnvoyee, unServeur } from '../server.fixture.ts'
import { describeError } from '../make-server.ts'
import { maskPersonalData } from '../log.ts'

const COMMANDER = { method: 'POST', url: '/api/prestations/commander' } as const

const PERSONAL = /Jeanne|Dupont|courriel\.example|612345678|06 12|Commerce|ordinateur|secret-/i

describe('the log', () => {
  it('has one line per answer: method, route pattern, status, duration, id', async () => {
    const { app, lignes } = unServeur()
    const { headers } = await app.inject({ url: '/api/geo/villes/39000' })
    expect(lignes).toHaveLength(1)
    expect(JSON.parse(lignes[0] ?? '')).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      reqId: headers['x-request-id'],
      method: 'GET',
      route: '/api/geo/villes/:postcode',
      status: 200,
      ms: expect.any(Number),
      msg: 'answered',
    })
  })

  it('says once that a proxy is in front that nobody named', async () => {
    const warnings = async (trustProxy: readonly string[], name: string) => {
      const { app, lignes } = unServeur({ trustProxy })
      for (const url of ['/healthz', '/', '/api/services']) await app.inject({ url, headers: { [name]: '192.0.2.7' } })
      return lignes.map((ligne) => JSON.parse(ligne)).filter(({ level }) => level === 'warn')
    }
    for (const header of ['x-forwarded-for', 'via', 'cf-connecting-ip']) {
      const [warning, ...others] = await warnings([], header)
      expect(warning).toMatchObject({ header, msg: expect.stringContaining('TRUST_PROXY') })
      expect(others).toEqual([])
    }
    expect(await warnings(['127.0.0.1'], 'x-forwarded-for')).toEqual([])
    expect(await warnings([], 'accept-language')).toEqual([])
  })

  it('says that the resets of a network beyond its budget are not sent, and names no account', async () => {
    const { app, lignes } = unServeur()
    for (let rang = 0; rang < 31; rang += 1) {
      const payload = { email: `client${rang}@courriel.example` }
      await app.inject({ method: 'POST', url: '/api/clients/reset-password', payload })
    }
    const avertis = lignes.map((ligne) => JSON.parse(ligne)).filter(({ level }) => level === 'warn')
    expect(avertis).toMatchObject([{ ip: '127.0.0.1', msg: 'resets of a network beyond its budget are not sent' }])
    expect(lignes.join('')).not.toContain('courriel.example')
  })

  it('holds nothing personal of an order, its quote, a search, a link or a wrong request', async () => {
    const { app, lignes } = unServeur()
    const payload = uneCommandeEnvoyee()
    const headers = {
      authorization: 'Bearer secret-token',
      'idempotency-key': 'secret-key',
      'user-agent': 'Jeanne\n{}',
    }
    await app.inject({ ...COMMANDER, payload, headers })
    await app.inject({ ...COMMANDER, payload: { ...payload, email: 'jeanne dupont' } })
    await app.inject({
      ...COMMANDER,
      payload: '{"nom":"Jeanne Dupont',
      headers: { 'content-type': 'application/json' },
    })
    await app.inject({ url: '/api/geo/adresses?q=12%20rue%20du%20Commerce' })
    await app.inject({ url: '/api/prestations/secret-id/devis.pdf?cle=secret-cle' })
    await app.inject({ url: '/validation-date/1/secret-token/accepter' })
    await app.inject({ url: '/agenda/secret-jeton.ics' })
    await app.inject({ url: '/search?q=Jeanne' })
    await app.inject({ url: '/api/Jeanne/%zz' })
    expect(lignes.length).toBeGreaterThanOrEqual(9)
    expect(lignes.filter((ligne) => PERSONAL.test(ligne))).toEqual([])
  })

  it('holds no password, no token and no link of a mail', async () => {
    const serveur = unServeur()
    const { id, token, client, admin } = await uneDateProposee(serveur)
    const { app, lignes } = serveur
    const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url, payload, headers })
    const login = await post('/api/clients/login', { email: EMAILS.jeanne, password: MOT_DE_PASSE })
    await post('/api/clients/login', { email: EMAILS.jeanne, password: 'Mauvais sapin 1' })
    const nouveauMotDePasse = 'Nouveau sapin 2'
    await post('/api/clients/changer-mot-de-passe', { ancienMotDePasse: MOT_DE_PASSE, nouveauMotDePasse }, client)
    await post('/api/clients/reset-password', { email: EMAILS.jeanne })
    await app.inject({ url: `/api/prestations/${id}/validation-date/${encodeURIComponent(token)}` })
    await post(`/api/prestations/${id}/validation-date`, { token, action: 'accepter' })
    await app.inject({ url: `/validation-date/${id}/${encodeURIComponent(token)}/accepter` })
    const chemin = `/validation-date/${id}/${token}/accepter`
    const { authorization } = admin
    await post('/api/erreurs', { id: 'e1', message: `${authorization} at ${chemin}`, chemin })
    const { token: opened } = login.json<{ data: { token: string } }>().data
    const bearers = [client, admin].map((headers) => headers.authorization.slice('Bearer '.length))
    const secrets = [
      MOT_DE_PASSE,
      'Mauvais sapin 1',
      nouveauMotDePasse,
      token,
      encodeURIComponent(token),
      opened,
      ...bearers,
    ]
    expect(lignes.length).toBeGreaterThanOrEqual(10)
    for (const secret of secrets) expect(lignes.filter((ligne) => ligne.includes(secret))).toEqual([])
    expect(lignes.filter((ligne) => PERSONAL.test(ligne))).toEqual([])
  })

  it('keeps no row that a database driver hangs on its errors', async () => {
    const detail = 'Key (email)=(jeanne.dupont@courriel.example) already exists.'
    const cause = Object.assign(new Error('duplicate key for jeanne.dupont@courriel.example, 0612345678'), {
      code: '23505',
      detail,
      parameters: ['Jeanne Dupont'],
    })
    const { app, lignes } = unServeur({
      useCases: { commanderPrestation: () => TE.left(portFailure('prestations')(cause)) },
    })
    const answer = await app.inject({ ...COMMANDER, payload: uneCommandeEnvoyee() })
    expect(answer.statusCode).toBe(503)
    expect(JSON.parse(lignes[0] ?? '')).toMatchObject({
      level: 'error',
      port: 'prestations',
      reqId: answer.headers['x-request-id'],
      err: { type: 'Error', code: '23505', message: 'duplicate key for [email] [number]' },
    })
    expect(lignes.filter((ligne) => PERSONAL.test(ligne))).toEqual([])
  })

  it('names the sender of a refused access only', async () => {
    const { app, lignes } = unServeur()
    await app.inject({ url: '/healthz', remoteAddress: '192.0.2.9' })
    await app.inject({ url: '/metrics', remoteAddress: '192.0.2.9' })
    expect(lignes.map((ligne) => JSON.parse(ligne).ip)).toEqual([undefined, '192.0.2.9'])
  })
})

describe('masking', () => {
  it.each([
    ['call 06 12.34-56 78 now', 'call [number] now'],
    ['+33612345678', '+[number]'],
    ['order 12345 of 39000', 'order 12345 of 39000'],
    ['see /a/b?token=x#y end', 'see /a/b end'],
    ['at /validation-date/01M7W2/secret_t-ken/accepter end', 'at /validation-date/[link] end'],
    [
      'at /api/prestations/01M7W2/validation-date/secret?x=1 end',
      'at /api/prestations/01M7W2/validation-date/[link] end',
    ],
    ['at https://atelier.example/agenda/7K9QZ.ics?x=1 end', 'at https://atelier.example/agenda/[link] end'],
    ['at /agenda/secret_t-ken.ics end', 'at /agenda/[link] end'],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl end', 'Bearer [token] end'],
    ['from <a.b+c@d.example>', 'from [email]'],
    ['line\r\nforged\u001b[31m', 'line forged [31m'],
  ])('makes of %j %j', (text, masked) => {
    expect(maskPersonalData(text)).toBe(masked)
  })

  it('describes what is no error, and the cause of one that is', () => {
    expect(describeError('away')).toEqual({ type: 'string', message: 'away', stack: '' })
    const error = describeError(new TypeError('outer', { cause: new Error('inner a@b.fr') }))
    expect(error).toMatchObject({ type: 'TypeError', message: 'outer', cause: { message: 'inner [email]' } })
    expect(error.stack).toContain('log.test.ts')
    expect(error.stack).not.toContain('outer')
  })
})
