import { describe, expect, it } from 'vitest'
import { modifier, MARDI, uneDateProposee, unDossier } from './appointment.fixture.ts'
import {
  bearer,
  EMAILS,
  inscrire,
  MOT_DE_PASSE,
  uneCommandeEnvoyee,
  type UnServeur,
  unServeur,
} from './server.fixture.ts'

/** Fields of an account, a prestation or a message that no request may set. */
const INTRUS = {
  id: 'x',
  clientId: 'client-9',
  role: 'admin',
  isAdmin: true,
  jetonVersion: 99,
  motDePasse: 'x',
  reference: 'PREST-AAAAAA',
  numeroDevis: 'DEV-2020-0001',
  prix: 0,
  totalNet: 0,
  total: 0,
  trajetMinutes: 0,
  auteur: 'entreprise',
  creeLe: 0,
  createdAt: 0,
}

const comptes = ({ store }: UnServeur) => JSON.stringify([...store.clients.values()])

const INTERDIT = /client-9|PREST-AAAAAA|DEV-2020|"role":"admin"|"jetonVersion":99/

const poster = ({ app }: UnServeur, url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload: { ...INTRUS, ...payload }, headers })

describe('a field that no form has', () => {
  it('changes nothing of an account', async () => {
    const serveur = unServeur()
    const { id } = await inscrire(serveur)
    const login = await poster(serveur, '/api/clients/login', { email: EMAILS.jeanne, password: MOT_DE_PASSE })
    const changed = await poster(
      serveur,
      '/api/clients/changer-mot-de-passe',
      { ancienMotDePasse: MOT_DE_PASSE, nouveauMotDePasse: 'Un autre Sapin 2' },
      bearer(id),
    )
    const reset = await poster(serveur, '/api/clients/reset-password', { email: EMAILS.jeanne })
    expect([login.statusCode, changed.statusCode, reset.statusCode]).toEqual([200, 200, 200])
    expect(login.json()).toMatchObject({ data: { client: { role: 'client', isAdmin: false } } })
    expect(comptes(serveur)).not.toMatch(INTERDIT)
  })

  it('changes nothing of a known account by an order under its address', async () => {
    const serveur = unServeur()
    await inscrire(serveur)
    const before = JSON.parse(comptes(serveur))
    const order = uneCommandeEnvoyee({ nom: 'Quelqu’un Autre', telephone: '0699999999', adresse: '1 rue des Salines' })
    expect((await poster(serveur, '/api/prestations/commander', order)).statusCode).toBe(201)
    expect(JSON.parse(comptes(serveur))).toMatchObject([{ ...before[0], derniereCommandeLe: expect.any(String) }])
    expect([...serveur.store.prestations.values()]).toMatchObject([{ clientId: 'client-1' }])
  })

  it('changes nothing of an answer, a gesture or a message', async () => {
    const serveur = unServeur()
    const { id, token, dateId, client } = await uneDateProposee(serveur)
    const answers = [
      await poster(serveur, `/api/prestations/${id}/validation-date`, { token, action: 'accepter', statut: 'terminé' }),
      await poster(
        serveur,
        `/api/prestations/${id}/rendez-vous`,
        { action: 'refuser', date: dateId, statut: 'terminé' },
        client,
      ),
      await poster(
        serveur,
        '/api/contact/client-general',
        { sujet: 'Horaires', message: 'Pouvez-vous venir plus tôt ?', statut: 'traité', type: 'contact' },
        client,
      ),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 201])
    const [dossier] = serveur.store.prestations.values()
    expect(dossier).toMatchObject({ clientId: 'client-1', prestation: { id, statut: 'en_attente' } })
    const kept = JSON.stringify([[...serveur.store.prestations.values()], [...serveur.store.messages.values()]])
    expect(kept).not.toMatch(INTERDIT)
    expect([...serveur.store.messages.values()]).toMatchObject([
      { clientId: 'client-1', type: 'client', message: { statut: 'nouveau' } },
    ])
  })

  it('changes nothing of a date, even from the owner', async () => {
    const serveur = unServeur()
    const dossier = await unDossier(serveur)
    const answer = await modifier(serveur, dossier, {
      ...INTRUS,
      ...MARDI,
      estimation: { totalNet: 0 },
      priorité: 'urgente',
    })
    expect(answer.json()).toMatchObject({
      data: { id: dossier.id, priorite: 'normale', devis: { totalNet: 64 }, dates: [{ total: 64 }] },
    })
  })
})
