import * as TE from '#fp/TaskEither'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'
import { portFailure } from '#application/shared/port-failure'
import { DUREE_SESSION_S } from '#domain/compte/compte'
import { useDatabase } from '#infrastructure/database/test-database.fixture'
import {
  bearer,
  EMAILS,
  inscrire,
  MOT_DE_PASSE,
  unMotDePasseTemporaire,
  uneCommandeEnvoyee,
  type UnServeur,
  unServeur,
  unServeurSurBase,
  type Serveur,
} from '../server.fixture.ts'

const base = useDatabase('embedded')

type Login = { data: { token: string; client: Record<string, unknown>; motDePasseTemporaire: boolean } }

const connecter = ({ app }: Serveur, overrides: object = {}, remoteAddress = '192.0.2.1') =>
  app.inject({
    method: 'POST',
    url: '/api/clients/login',
    payload: { email: EMAILS.jeanne, password: MOT_DE_PASSE, ...overrides },
    remoteAddress,
  })

const changer = ({ app }: UnServeur, headers: Record<string, string>, overrides: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/clients/changer-mot-de-passe',
    payload: { ancienMotDePasse: MOT_DE_PASSE, nouveauMotDePasse: 'Un autre Sapin 2', ...overrides },
    headers,
  })

const profil = ({ app }: Serveur, headers: Record<string, string>) =>
  app.inject({ url: '/api/clients/profile', headers })

const jetonDe = (answer: LightMyRequestResponse) => ({ authorization: `Bearer ${answer.json<Login>().data.token}` })

describe('a login', () => {
  it('answers a token and what the browser keeps of the client, no secret', async () => {
    const serveur = unServeur()
    await inscrire(serveur)
    const answer = await connecter(serveur, { email: ' Jeanne.Dupont@Courriel.example ' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.json()).toEqual({
      success: true,
      message: 'Connexion réussie.',
      data: {
        token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        client: {
          nom: 'Jeanne Dupont',
          email: EMAILS.jeanne,
          telephone: '+33612345678',
          adresse: '1 place de la Liberté',
          codePostal: '39000',
          ville: 'Lons-le-Saunier',
          role: 'client',
          isAdmin: false,
          createdAt: '2026-11-20T09:00:00.000Z',
          motDePasseTemporaire: false,
        },
        motDePasseTemporaire: false,
      },
    })
    expect((await profil(serveur, jetonDe(answer))).statusCode).toBe(200)
  })

  it('says the same of a wrong password as of an unknown address', async () => {
    const serveur = unServeur()
    await inscrire(serveur)
    const wrong = await connecter(serveur, { password: 'Sapin de 1988' })
    const unknown = await connecter(serveur, { email: 'personne@courriel.example' })
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
    expect(wrong.json()).toEqual({
      success: false,
      code: 'IDENTIFIANTS_INCORRECTS',
      message: 'Adresse email ou mot de passe incorrect.',
    })
    expect(unknown.json()).toEqual(wrong.json())
    const shape = ({ headers }: typeof wrong) => Object.keys(headers).toSorted()
    expect(shape(unknown)).toEqual(shape(wrong))
  })

  it.each([
    ['another case', MOT_DE_PASSE.toUpperCase()],
    ['a space more', `${MOT_DE_PASSE} `],
    ['a letter less', MOT_DE_PASSE.slice(0, -1)],
  ])('wants every letter of the password: %s is refused', async (_what, password) => {
    const serveur = unServeur()
    await inscrire(serveur)
    expect((await connecter(serveur, { password })).statusCode).toBe(401)
  })

  it.each([
    ['', 'Veuillez saisir votre mot de passe.'],
    ['x'.repeat(129), 'Le mot de passe est limité à 128 caractères.'],
    ['x'.repeat(4_096), 'Le mot de passe est limité à 128 caractères.'],
    [['Sapin de 1987'], 'Veuillez saisir votre mot de passe.'],
    [null, 'Veuillez saisir votre mot de passe.'],
  ])('with the password %j is refused before anything is computed', async (password, message) => {
    const serveur = unServeur({ useCases: { ouvrirSession: () => TE.left(portFailure('comptes')('asked')) } })
    const answer = await connecter(serveur, { password })
    expect([answer.statusCode, answer.json<{ champs: object }>().champs]).toEqual([400, { password: message }])
  })

  it('is refused for a while after five failures from one address, and only from there', async () => {
    const serveur = unServeur()
    await inscrire(serveur)
    for (let time = 0; time < 5; time += 1) await connecter(serveur, { password: 'Sapin de 1988' })
    const refused = await connecter(serveur)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    expect(refused.json()).toMatchObject({ code: 'TROP_D_ESSAIS', message: expect.stringContaining('1\u00a0minute') })
    expect((await connecter(serveur, {}, '192.0.2.2')).statusCode).toBe(200)
    const forged = await serveur.app.inject({
      method: 'POST',
      url: '/api/clients/login',
      payload: { email: EMAILS.jeanne, password: MOT_DE_PASSE },
      remoteAddress: '192.0.2.1',
      headers: { 'x-forwarded-for': '192.0.2.3' },
    })
    expect(forged.statusCode).toBe(429)
    serveur.ports.clock.avancer(60_000)
    expect((await connecter(serveur)).statusCode).toBe(200)
  })

  it('is counted for the whole network of an IPv6 subscriber', async () => {
    const serveur = unServeur()
    await inscrire(serveur)
    for (let time = 1; time <= 5; time += 1) {
      await connecter(serveur, { password: 'Sapin de 1988' }, `2001:db8:1:2::${time}`)
    }
    expect((await connecter(serveur, {}, '2001:db8:1:2:3::9')).statusCode).toBe(429)
    expect((await connecter(serveur, {}, '2001:db8:1:3::9')).statusCode).toBe(200)
  })

  it('with the password of the mail opens a session that only changes it', async () => {
    const serveur = unServeur()
    const { id } = await inscrire(serveur, EMAILS.jeanne, { motDePasse: null })
    const password = await unMotDePasseTemporaire(serveur, id)
    const answer = await connecter(serveur, { password })
    expect(answer.json<Login>().data).toMatchObject({
      motDePasseTemporaire: true,
      client: { motDePasseTemporaire: true },
    })
    const headers = jetonDe(answer)
    expect((await profil(serveur, headers)).json()).toMatchObject({ data: { motDePasseTemporaire: true } })
    const refused = await serveur.app.inject({ url: '/api/prestations/mes-prestations', headers })
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'MOT_DE_PASSE_TEMPORAIRE'])
    const changed = await changer(serveur, headers, { ancienMotDePasse: password })
    expect(changed.json<Login>().data.motDePasseTemporaire).toBe(false)
    const opened = await serveur.app.inject({ url: '/api/prestations/mes-prestations', headers: jetonDe(changed) })
    expect(opened.statusCode).toBe(200)
    expect((await connecter(serveur, { password })).statusCode).toBe(401)
  })

  it('of an admin says so, and lasts as long as one of theirs', async () => {
    const serveur = unServeur()
    await inscrire(serveur, EMAILS.admin, { role: 'admin' })
    const answer = await connecter(serveur, { email: EMAILS.admin })
    expect(answer.json<Login>().data.client).toMatchObject({ role: 'admin', isAdmin: true })
    serveur.ports.clock.avancer(DUREE_SESSION_S.admin * 1_000)
    expect((await profil(serveur, jetonDe(answer))).statusCode).toBe(200)
    serveur.ports.clock.avancer(1_000)
    expect((await profil(serveur, jetonDe(answer))).statusCode).toBe(401)
  })

  it('of an admin with the password of the mail is not yet an admin', async () => {
    const serveur = unServeur()
    const { id } = await inscrire(serveur, EMAILS.admin, { role: 'admin', motDePasse: null })
    const password = await unMotDePasseTemporaire(serveur, id)
    const answer = await connecter(serveur, { email: EMAILS.admin, password })
    expect(answer.json<Login>().data.client).toMatchObject({ role: 'client', isAdmin: false })
    const metrics = await serveur.app.inject({ url: '/metrics', remoteAddress: '192.0.2.7', headers: jetonDe(answer) })
    expect(metrics.statusCode).toBe(403)
  })
})

describe('a session', () => {
  it('is that of the account as it is now: role, version, existence', async () => {
    const serveur = unServeur()
    const compte = await inscrire(serveur)
    const headers = bearer(compte.id)
    expect((await profil(serveur, headers)).json()).toMatchObject({ data: { isAdmin: false } })
    await inscrire(serveur, EMAILS.jeanne, { role: 'admin' })
    expect((await profil(serveur, headers)).json()).toMatchObject({ data: { isAdmin: true } })
    await inscrire(serveur, EMAILS.jeanne, { role: 'client', jetonVersion: 2 })
    expect((await profil(serveur, headers)).statusCode).toBe(401)
    serveur.store.clients.clear()
    expect((await profil(serveur, bearer(compte.id, { version: 2 }))).statusCode).toBe(401)
  })

  it('that is over is a visitor where anybody may call, not a refusal', async () => {
    const serveur = unServeur()
    const payload = uneCommandeEnvoyee()
    for (const headers of [
      bearer('client-1', { exp: 1 }),
      { authorization: 'Bearer x' },
      { authorization: 'Basic x' },
    ]) {
      const answer = await serveur.app.inject({ method: 'POST', url: '/api/prestations/commander', payload, headers })
      expect(answer.statusCode).toBe(201)
    }
  })

  it.each(['x', 'Bearer', 'Bearer ', 'Bearer a.b.c', 'Bearer a.b.c d', 'Basic amVhbm5lOng=', 'bearer\ta.b.c'])(
    'is not opened by the header %j',
    async (authorization) => {
      expect((await profil(unServeur(), { authorization })).statusCode).toBe(401)
    },
  )

  it('is not opened by a cookie', async () => {
    const serveur = unServeur()
    const { id } = await inscrire(serveur)
    const token = bearer(id).authorization.slice('Bearer '.length)
    expect((await profil(serveur, { cookie: `token=${token}; authorization=Bearer ${token}` })).statusCode).toBe(401)
  })

  it('is a failure, not a visitor, while the database is away', async () => {
    const echec = TE.left(portFailure('comptes')(new Error('away')))
    const answer = await profil(unServeur({ useCases: { reconnaitreSession: () => echec } }), bearer('client-1'))
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  })
})

describe('a change of password', () => {
  it('ends every other session at once and goes on with a new token', async () => {
    const serveur = unServeur()
    const { id } = await inscrire(serveur)
    const [here, elsewhere] = [jetonDe(await connecter(serveur)), bearer(id)]
    const answer = await changer(serveur, here)
    expect(answer.json()).toMatchObject({ success: true, message: 'Mot de passe changé avec succès !' })
    expect((await profil(serveur, here)).statusCode).toBe(401)
    expect((await profil(serveur, elsewhere)).statusCode).toBe(401)
    expect((await profil(serveur, jetonDe(answer))).statusCode).toBe(200)
    expect((await connecter(serveur)).statusCode).toBe(401)
    expect((await connecter(serveur, { password: 'Un autre Sapin 2' })).statusCode).toBe(200)
  })

  it.each([
    [
      'ancienMotDePasse',
      { ancienMotDePasse: 'Sapin de 1988' },
      'ANCIEN_MOT_DE_PASSE_INCORRECT',
      'Le mot de passe actuel est incorrect.',
    ],
    [
      'nouveauMotDePasse',
      { nouveauMotDePasse: MOT_DE_PASSE },
      'MOT_DE_PASSE_IDENTIQUE',
      "Le nouveau mot de passe doit être différent de l'ancien",
    ],
    [
      'nouveauMotDePasse',
      { nouveauMotDePasse: 'sapin' },
      'CHAMPS_INVALIDES',
      'Mot de passe non sécurisé: Au moins 10 caractères, Au moins une majuscule, Au moins un chiffre',
    ],
    [
      'nouveauMotDePasse',
      { nouveauMotDePasse: `Aa1${'x'.repeat(126)}` },
      'CHAMPS_INVALIDES',
      'Le mot de passe est limité à 128 caractères.',
    ],
  ])('is refused for its %s', async (champ, overrides, code, message) => {
    const serveur = unServeur()
    const { id } = await inscrire(serveur)
    const answer = await changer(serveur, bearer(id), overrides)
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { success: false, code, message, champs: { [champ]: message } },
    ])
    expect((await profil(serveur, bearer(id))).statusCode).toBe(200)
  })

  it('counts its wrong guesses as a login does', async () => {
    const serveur = unServeur()
    const { id } = await inscrire(serveur)
    for (let time = 0; time < 5; time += 1) await changer(serveur, bearer(id), { ancienMotDePasse: 'Sapin de 1988' })
    const refused = await changer(serveur, bearer(id))
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  })
})

describe('a reset', () => {
  const demander = ({ app }: UnServeur, email: string = EMAILS.jeanne) =>
    app.inject({ method: 'POST', url: '/api/clients/reset-password', payload: { email } })

  it('answers the same for any address, and beyond its limit, and asks for as many mails', async () => {
    const serveur = unServeur()
    await inscrire(serveur)
    for (const email of [EMAILS.jeanne, 'personne@courriel.example']) {
      for (let time = 0; time < 7; time += 1) {
        const answer = await demander(serveur, email)
        expect([answer.statusCode, answer.json()]).toEqual([
          200,
          {
            success: true,
            message: 'Si un compte existe à cette adresse, un nouveau mot de passe temporaire vient d’y être envoyé.',
            data: {},
          },
        ])
      }
    }
    const asked = [...serveur.store.courriers.values()].map((courrier) => 'email' in courrier && courrier.email)
    expect(asked).toEqual([...Array(5).fill(EMAILS.jeanne), ...Array(5).fill('personne@courriel.example')])
  })

  it('is refused for what is no address', async () => {
    expect((await demander(unServeur(), 'jeanne')).statusCode).toBe(400)
  })
})

describe('one’s own data', () => {
  it('is a file to keep', async () => {
    const serveur = unServeur()
    const { id } = await inscrire(serveur)
    const answer = await serveur.app.inject({ url: '/api/clients/export', headers: bearer(id) })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('filename="donnees-atelier-2026-11-20.zip"'),
      'cache-control': 'no-store',
    })
  })

  it('says what an erasure would do, then does it, and the session ends', async () => {
    const serveur = await unServeurSurBase(base())
    await serveur.app.inject({ method: 'POST', url: '/api/prestations/commander', payload: uneCommandeEnvoyee() })
    const { id } = await inscrire(serveur)
    const headers = bearer(id)
    const [{ prestation } = { prestation: { reference: '' } }] = await serveur.dossiers()
    const effacement = { supprimees: [prestation.reference], conservees: [], messages: 0 }
    const bilan = await serveur.app.inject({ url: '/api/clients/moi/effacement', headers })
    expect([bilan.statusCode, bilan.json()]).toEqual([200, { success: true, data: effacement }])
    expect(await serveur.comptes()).toHaveLength(1)
    const answer = await serveur.app.inject({ method: 'DELETE', url: '/api/clients/moi', headers })
    expect(answer.json()).toEqual({ success: true, message: 'Votre compte est effacé.', data: effacement })
    expect([await serveur.comptes(), await serveur.dossiers()]).toEqual([[], []])
    expect((await profil(serveur, headers)).statusCode).toBe(401)
    expect((await connecter(serveur)).statusCode).toBe(401)
  })

  it('of an admin is not erased from here', async () => {
    const serveur = unServeur()
    const { id } = await inscrire(serveur, EMAILS.admin, { role: 'admin' })
    const answer = await serveur.app.inject({ method: 'DELETE', url: '/api/clients/moi', headers: bearer(id) })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'COMPTE_ADMIN'])
    expect(serveur.store.clients.size).toBe(1)
  })
})
