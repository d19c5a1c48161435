import { describe, expect, it } from 'vitest'
import { bearer, EMAILS, inscrire, unMessageEnvoye, type UnServeur, unServeur } from '../server.fixture.ts'

const SAISIE = { sujet: 'Horaires', message: 'Pouvez-vous venir plus tôt ?' }

type Fil = { data: { id: string; statut: string; reponses: object[] } }

const uneMessagerie = async () => {
  const serveur = unServeur()
  const client = bearer((await inscrire(serveur)).id)
  const admin = bearer((await inscrire(serveur, EMAILS.admin, { role: 'admin' })).id)
  return { serveur, client, admin }
}

const poster = ({ app }: UnServeur, suite: string, payload: object, headers: Record<string, string>) =>
  app.inject({ method: 'POST', url: `/api/contact/${suite}`, payload, headers })

const lister = ({ app }: UnServeur, headers: Record<string, string>, query = '') =>
  app.inject({ url: `/api/contact/mes-messages${query}`, headers })

describe('a thread', () => {
  it('begins in the client area under the name of the account', async () => {
    const { serveur, client } = await uneMessagerie()
    const answer = await poster(serveur, 'client-general', SAISIE, client)
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        success: true,
        message: 'Votre message a été envoyé avec succès !',
        data: {
          id: expect.stringMatching(/^[0-9A-Z]{26}$/),
          type: 'client',
          sujet: 'Horaires',
          message: 'Pouvez-vous venir plus tôt ?',
          statut: 'nouveau',
          createdAt: '2026-11-20T09:00:00.000Z',
          dateReponse: null,
          reponses: [],
          version: 1,
        },
      },
    ])
    expect([...serveur.store.messages.values()]).toMatchObject([
      { clientId: 'client-1', message: { nom: 'Jeanne Dupont', email: EMAILS.jeanne } },
    ])
    expect([...serveur.store.courriers.values()]).toMatchObject([{ genre: 'message_entreprise' }])
  })

  it('sent again under its key is one message, and so is each text that follows', async () => {
    const { serveur, client } = await uneMessagerie()
    const sous = (cle: string) => ({ ...client, 'idempotency-key': cle })
    const premier = await poster(serveur, 'client-general', SAISIE, sous('k1'))
    const second = await poster(serveur, 'client-general', SAISIE, sous('k1'))
    expect([second.statusCode, second.json(), second.headers['idempotent-replayed']]).toEqual([
      201,
      premier.json(),
      'true',
    ])
    const { id } = premier.json<Fil>().data
    for (let fois = 0; fois < 2; fois += 1) await poster(serveur, `${id}/suite`, { message: 'Merci !' }, sous('k1'))
    const autre = await poster(serveur, `${id}/suite`, { message: 'Non.' }, sous('k1'))
    expect([autre.statusCode, autre.json()]).toMatchObject([409, { code: 'CLE_REUTILISEE' }])
    expect(serveur.store.courriers.size).toBe(2)
    const fils = await lister(serveur, client)
    expect(fils.json()).toMatchObject({ total: 1, data: [{ reponses: [{ texte: 'Merci !' }] }] })
    const invalide = await poster(serveur, 'client-general', SAISIE, sous(''))
    expect([invalide.statusCode, invalide.json()]).toMatchObject([400, { code: 'CLE_INVALIDE' }])
  })

  it('goes back and forth, each text with its mail', async () => {
    const { serveur, client, admin } = await uneMessagerie()
    const { id } = (await poster(serveur, 'client-general', SAISIE, client)).json<Fil>().data
    serveur.ports.clock.avancer(60_000)
    const reply = await poster(serveur, `${id}/reply`, { message: 'Oui, à 8 h.' }, admin)
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({ data: { statut: 'traité', dateReponse: '2026-11-20T09:01:00.000Z' } })
    const suite = await poster(serveur, `${id}/suite`, { message: 'Merci !' }, client)
    expect(suite.json()).toMatchObject({
      data: {
        reponses: [
          { auteur: 'entreprise', texte: 'Oui, à 8 h.' },
          { auteur: 'client', texte: 'Merci !' },
        ],
      },
    })
    expect([...serveur.store.courriers.values()].map(({ genre }) => genre)).toEqual([
      'message_entreprise',
      'reponse_message',
      'message_entreprise',
    ])
    expect((await lister(serveur, client)).json()).toEqual({
      success: true,
      data: [suite.json<Fil>().data],
      curseurSuivant: null,
      total: 1,
    })
  })

  it('is not answered as it was read once its client went on with it', async () => {
    const { serveur, client, admin } = await uneMessagerie()
    const { id } = (await poster(serveur, 'client-general', SAISIE, client)).json<Fil>().data
    await poster(serveur, `${id}/suite`, { message: 'Plutôt jeudi.' }, client)
    const stale = await poster(serveur, `${id}/reply`, { message: 'Oui, à 8 h.', version: 1 }, admin)
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: 'VERSION_PERIMEE', data: { fil: { version: 2, reponses: [{ texte: 'Plutôt jeudi.' }] } } },
    ])
    const reply = await poster(serveur, `${id}/reply`, { message: 'Oui, jeudi.', version: 2 }, admin)
    expect([reply.statusCode, reply.json()]).toMatchObject([201, { data: { version: 3 } }])
  })

  it('of the public form is answered, and belongs to no account', async () => {
    const { serveur, client, admin } = await uneMessagerie()
    await serveur.app.inject({ method: 'POST', url: '/api/contact', payload: unMessageEnvoye() })
    const [id = ''] = serveur.store.messages.keys()
    expect((await poster(serveur, `${id}/reply`, { message: 'Bonjour.' }, admin)).statusCode).toBe(201)
    expect((await lister(serveur, client)).json()).toMatchObject({ data: [], total: 0 })
    expect((await poster(serveur, `${id}/suite`, { message: 'Merci !' }, client)).statusCode).toBe(404)
  })

  it.each([
    ['client-general', { ...SAISIE, sujet: ' ' }, { sujet: 'Veuillez indiquer le sujet de votre message.' }],
    ['client-general', { ...SAISIE, sujet: 'x'.repeat(121) }, { sujet: 'Le sujet est limité à 120 caractères.' }],
    [
      'client-general',
      { ...SAISIE, message: 'Bonjour' },
      { message: 'Merci de détailler votre demande (minimum 10 caractères).' },
    ],
    ['01M7W2Y7M0115FHGTJ5MBQAEN0/suite', { message: ' ' }, { message: 'Veuillez écrire votre réponse.' }],
    ['01M7W2Y7M0115FHGTJ5MBQAEN0/suite', {}, { message: 'Veuillez écrire votre réponse.' }],
  ])('at %s refuses %j', async (suite, payload, champs) => {
    const { serveur, client } = await uneMessagerie()
    const answer = await poster(serveur, suite, payload, client)
    expect([answer.statusCode, answer.json<{ champs: object }>().champs]).toEqual([400, champs])
    expect(serveur.store.messages.size).toBe(0)
  })

  it.each(['1', '01M7W2Y7M0115FHGTJ5MBQAEN0'])('that does not exist (%s) is unknown to both sides', async (id) => {
    const { serveur, client, admin } = await uneMessagerie()
    for (const [suite, headers] of [
      ['suite', client],
      ['reply', admin],
    ] as const) {
      const answer = await poster(serveur, `${id}/${suite}`, { message: 'Bonjour.' }, headers)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'MESSAGE_INCONNU'])
    }
  })

  it('comes in pages, newest first', async () => {
    const { serveur, client } = await uneMessagerie()
    for (const sujet of ['Un', 'Deux', 'Trois']) {
      await poster(serveur, 'client-general', { ...SAISIE, sujet }, client)
      serveur.ports.clock.avancer(1_000)
    }
    type Liste = { data: { sujet: string }[]; curseurSuivant: string | null; total: number }
    const first = (await lister(serveur, client, '?limite=2')).json<Liste>()
    expect([first.data.map(({ sujet }) => sujet), first.total]).toEqual([['Trois', 'Deux'], 3])
    const next = (await lister(serveur, client, `?limite=2&curseur=${first.curseurSuivant}`)).json<Liste>()
    expect([next.data.map(({ sujet }) => sujet), next.curseurSuivant]).toEqual([['Un'], null])
  })

  it.each(['0', '201', '-1', '1.5', 'tout'])('list refuses the limit %s', async (limite) => {
    const { serveur, client } = await uneMessagerie()
    const answer = await lister(serveur, client, `?limite=${limite}`)
    expect([answer.statusCode, answer.json<{ champs: object }>().champs]).toEqual([
      400,
      { limite: 'Demandez entre 1 et 200 éléments.' },
    ])
  })
})
