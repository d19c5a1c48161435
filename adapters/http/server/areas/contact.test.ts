import * as TE from '#fp/TaskEither'
import { describe, expect, it } from 'vitest'
import { portFailure } from '#application/shared/port-failure'
import { unMessageEnvoye, type UnServeur, unServeur } from '../server.fixture.ts'

const ecrire = ({ app }: UnServeur, payload: unknown = unMessageEnvoye()) =>
  app.inject({ method: 'POST', url: '/api/contact', payload: payload as object })

const OBLIGATOIRES = 'Merci de remplir tous les champs obligatoires.'

describe('a message', () => {
  it('is recorded with its mail', async () => {
    const serveur = unServeur()
    const answer = await ecrire(serveur)
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { success: true, message: 'Votre message a été envoyé avec succès !', data: {} },
    ])
    expect([...serveur.store.messages.values()]).toMatchObject([
      {
        message: {
          nom: 'Jeanne Dupont',
          email: 'jeanne.dupont@courriel.example',
          texte: 'Mon imprimante ne répond plus.',
          statut: 'nouveau',
        },
        type: 'contact',
        clientId: null,
      },
    ])
    expect([...serveur.store.courriers.values()]).toMatchObject([{ genre: 'message_entreprise' }])
  })

  it.each([
    [{ nom: 'J' }, { nom: 'Merci de saisir un nom valide.' }],
    [{ email: 'jeanne' }, { email: 'Merci de saisir une adresse email valide.' }],
    [{ message: 'Bonjour' }, { message: 'Merci de détailler votre demande (minimum 10 caractères).' }],
    [{ message: 'x'.repeat(1001) }, { message: 'Le message est limité à 1000 caractères.' }],
    [{ nom: '' }, { nom: OBLIGATOIRES }],
  ])('with %j is refused in the words of the form', async (faute, champs) => {
    const serveur = unServeur()
    const answer = await ecrire(serveur, unMessageEnvoye(faute))
    const [message] = Object.values(champs)
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { success: false, code: 'CHAMPS_INVALIDES', message, champs },
    ])
    expect([serveur.store.messages.size, serveur.store.courriers.size]).toEqual([0, 0])
  })

  it('that is empty is refused in one sentence', async () => {
    const answer = await ecrire(unServeur(), {})
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      message: OBLIGATOIRES,
      champs: { nom: OBLIGATOIRES, email: OBLIGATOIRES, message: OBLIGATOIRES },
    })
  })

  it('from an address that will not last is refused, and the field is named', async () => {
    const serveur = unServeur()
    const answer = await ecrire(serveur, unMessageEnvoye({ email: 'x@a.b.yopmail.com' }))
    const message = "Merci d'utiliser une adresse email non temporaire."
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { success: false, code: 'EMAIL_JETABLE', message, champs: { email: message } },
    ])
    expect(serveur.store.messages.size).toBe(0)
  })

  it('of a machine that fills the hidden field is answered alike, and recorded nowhere', async () => {
    const serveur = unServeur()
    const answer = await ecrire(serveur, unMessageEnvoye({ objet: 'https://pirate.example' }))
    const honest = await ecrire(unServeur())
    expect([answer.statusCode, answer.json()]).toEqual([honest.statusCode, honest.json()])
    expect([serveur.store.messages.size, serveur.store.courriers.size]).toEqual([0, 0])
  })

  it('sent again under its key is one message, and another under that key is refused', async () => {
    const serveur = unServeur()
    const envoyer = (payload: object, cle: string) =>
      serveur.app.inject({ method: 'POST', url: '/api/contact', payload, headers: { 'idempotency-key': cle } })
    const premiere = await envoyer(unMessageEnvoye(), 'k1')
    const seconde = await envoyer(unMessageEnvoye(), 'k1')
    expect([seconde.statusCode, seconde.json()]).toEqual([201, premiere.json()])
    expect([premiere, seconde].map(({ headers }) => headers['idempotent-replayed'])).toEqual([undefined, 'true'])
    const autre = await envoyer(unMessageEnvoye({ message: 'Une tout autre demande.' }), 'k1')
    expect([autre.statusCode, autre.json()]).toMatchObject([409, { code: 'CLE_REUTILISEE' }])
    expect([serveur.store.messages.size, serveur.store.courriers.size]).toEqual([1, 1])
    const invalide = await envoyer(unMessageEnvoye(), 'é')
    expect([invalide.statusCode, invalide.json()]).toMatchObject([400, { code: 'CLE_INVALIDE' }])
  })

  it('brings no line into the headers of its mail', async () => {
    const serveur = unServeur()
    const answers = [
      await ecrire(serveur, unMessageEnvoye({ email: 'a@b.example\r\nBcc: c@d.example' })),
      await ecrire(serveur, unMessageEnvoye({ email: 'a@b.example, c@d.example' })),
      await ecrire(serveur, unMessageEnvoye({ nom: 'Jeanne\r\nBcc: c@d.example' })),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
    expect(serveur.store.courriers.size).toBe(0)
  })

  it('keeps nothing that the form has no field for', async () => {
    const serveur = unServeur()
    await ecrire(serveur, unMessageEnvoye({ id: 'x', statut: 'traité', creeLe: 0 }))
    const [fil] = serveur.store.messages.values()
    expect(fil?.message).toMatchObject({ id: expect.stringMatching(/^[0-9A-Z]{26}$/), statut: 'nouveau' })
  })

  it('is a failure while the database is away, without its reason', async () => {
    const echec = TE.left(portFailure('messages')(new Error('secret detail')))
    const serveur = unServeur({ useCases: { envoyerMessage: () => echec } })
    const answer = await ecrire(serveur)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.body).not.toContain('secret detail')
  })
})
