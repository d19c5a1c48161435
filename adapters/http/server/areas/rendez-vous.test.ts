import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'
import { validationDateDe } from '#domain/rendez-vous/dossier'
import { MARDI, modifier, uneDateProposee } from '../appointment.fixture.ts'
import { bearer, type UnServeur, unServeur } from '../server.fixture.ts'

type Rendezvous = Awaited<ReturnType<typeof uneDateProposee>>

const HEURE = 3_600_000

const lire = ({ app }: UnServeur, { id, token }: Pick<Rendezvous, 'id' | 'token'>) =>
  app.inject({ url: `/api/prestations/${id}/validation-date/${encodeURIComponent(token)}` })

const repondre = ({ app }: UnServeur, { id, token }: Rendezvous, overrides: object = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/prestations/${id}/validation-date`,
    payload: { token, action: 'accepter', ...overrides },
  })

const gerer = ({ app }: UnServeur, { id, dateId, client }: Rendezvous, overrides: object = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/prestations/${id}/rendez-vous`,
    payload: { action: 'accepter', date: dateId, ...overrides },
    headers: client,
  })

const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code?: string }>().code]

const statutOf = ({ store }: UnServeur) => validationDateDe([...store.prestations.values()][0]?.dates ?? [])?.statut

describe('the link of a mail', () => {
  it('shows the date, its price and how long it is held, and changes nothing', async () => {
    const serveur = unServeur()
    const rendezvous = await uneDateProposee(serveur)
    const before = JSON.stringify([...serveur.store.prestations])
    const answer = await lire(serveur, rendezvous)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      success: true,
      data: {
        prestation: { id: rendezvous.id, service: 'Réinstallation PC', heures: 1 },
        totalDevis: 64,
        aDistance: false,
        date: { id: rendezvous.dateId, date: '2026-11-24', heure: '14:30', total: 64, statut: 'propose' },
        autres: [],
      },
    })
    expect(answer.body).not.toMatch(/Jeanne|courriel\.example|612345678|Commerce/)
    expect(JSON.stringify([...serveur.store.prestations])).toBe(before)
  })

  it('asks in the same gesture for the work to begin within the withdrawal delay, and is not agreed on without', async () => {
    const serveur = unServeur()
    const rendezvous = await uneDateProposee(serveur, false)
    expect((await lire(serveur, rendezvous)).json()).toMatchObject({ data: { demandeJusquAu: '2026-12-04' } })
    for (const refus of [await repondre(serveur, rendezvous), await gerer(serveur, rendezvous)]) {
      expect(codeOf(refus)).toEqual([422, 'DEMANDE_EXPRESSE_REQUISE'])
      expect(refus.json()).toMatchObject({ champs: { debutAnticipe: expect.stringContaining('4 décembre 2026') } })
    }
    expect(statutOf(serveur)).toBe('en_attente')
    expect((await repondre(serveur, rendezvous, { debutAnticipe: true })).statusCode).toBe(200)
    const [dossier] = serveur.store.prestations.values()
    expect(dossier?.prestation.engagement.debutAnticipeLe).toBe('2026-11-20T09:00:00.000Z')
    expect((await lire(serveur, rendezvous)).json()).toMatchObject({ data: { demandeJusquAu: null } })
  })

  it('records the answer, and says the same when it comes again', async () => {
    const serveur = unServeur()
    const rendezvous = await uneDateProposee(serveur)
    const first = await repondre(serveur, rendezvous)
    expect(first.json()).toMatchObject({
      data: { date: { statut: 'accepte', repondueLe: '2026-11-20T09:00:00.000Z' } },
    })
    const courriers = serveur.store.courriers.size
    serveur.ports.clock.avancer(HEURE)
    expect((await repondre(serveur, rendezvous)).json()).toEqual(first.json())
    expect(serveur.store.courriers.size).toBe(courriers)
  })

  it('changes the answer, with a reason and what would suit', async () => {
    const serveur = unServeur()
    const rendezvous = await uneDateProposee(serveur)
    await repondre(serveur, rendezvous)
    const creneaux = [{ date: '2026-11-26', creneau: 'matin' }]
    const answer = await repondre(serveur, rendezvous, { action: 'refuser', motif: 'Je travaille.', creneaux })
    expect(answer.json()).toMatchObject({ data: { date: { statut: 'refuse' } } })
    expect([...serveur.store.prestations.values()][0]?.souhaits).toEqual(creneaux)
  })

  it('is only for the date it was written for', async () => {
    const serveur = unServeur()
    const rendezvous = await uneDateProposee(serveur)
    const { token } = rendezvous
    const links = [
      { ...rendezvous, token: `${token}x` },
      { ...rendezvous, token: token.slice(0, -1) },
      { ...rendezvous, id: '01M7W2Y7M0115FHGTJ5MBQAEN0' as never },
      { ...rendezvous, id: '1' as never },
    ]
    for (const link of links) {
      expect(codeOf(await lire(serveur, link))).toEqual([404, 'LIEN_INVALIDE'])
      expect(codeOf(await repondre(serveur, link))).toEqual([404, 'LIEN_INVALIDE'])
    }
    expect(codeOf(await repondre(serveur, { ...rendezvous, token: '' }))).toEqual([404, 'LIEN_INVALIDE'])
    expect(statutOf(serveur)).toBe('en_attente')
  })

  it('says what to do when its date is over, replaced or cancelled', async () => {
    const over = unServeur()
    const late = await uneDateProposee(over)
    over.ports.clock.avancer(73 * HEURE)
    expect(codeOf(await repondre(over, late))).toEqual([410, 'LIEN_EXPIRE'])
    expect((await lire(over, late)).json()).toMatchObject({ code: 'LIEN_EXPIRE', data: { raison: 'delai' } })
    const replaced = unServeur()
    const first = await uneDateProposee(replaced)
    await modifier(replaced, first, { ...MARDI, heurePrestation: '16:00' })
    expect((await lire(replaced, first)).json()).toMatchObject({ code: 'LIEN_EXPIRE', data: { raison: 'remplace' } })
    const cancelled = unServeur()
    const given = await uneDateProposee(cancelled)
    await modifier(cancelled, given, { statut: 'annulé' })
    expect((await lire(cancelled, given)).json()).toMatchObject({ code: 'LIEN_EXPIRE', data: { raison: 'annule' } })
  })

  it.each([
    [{ action: 'supprimer' }, { action: 'Action non reconnue' }],
    [{ action: undefined }, { action: 'Action non reconnue' }],
    [{ action: 'annuler' }, { action: 'Action non reconnue' }],
    [{ token: ['a'] }, { token: expect.any(String) }],
    [{ motif: 'x'.repeat(1_001) }, { motif: 'Ce texte est limité à 1000 caractères.' }],
    [{ creneaux: [{ date: 'demain', creneau: 'matin' }] }, { 'creneaux.0.date': expect.any(String) }],
    [{ creneaux: [{ date: '2026-11-26', creneau: 'nuit' }] }, { 'creneaux.0.creneau': 'Choisissez un créneau.' }],
  ])('refuses %j', async (overrides, champs) => {
    const serveur = unServeur()
    const answer = await repondre(serveur, await uneDateProposee(serveur), overrides)
    expect([answer.statusCode, answer.json<{ champs: object }>().champs]).toEqual([400, champs])
    expect(statutOf(serveur)).toBe('en_attente')
  })

  it('takes at most three slots, from tomorrow on', async () => {
    const slot = (day: number) => ({ date: `2026-11-${day}`, creneau: 'matin' })
    for (const creneaux of [[21, 22, 23, 24].map(slot), [slot(20)]]) {
      const serveur = unServeur()
      const answer = await repondre(serveur, await uneDateProposee(serveur), { action: 'refuser', creneaux })
      expect(codeOf(answer)).toEqual([400, 'SOUHAITS_INVALIDES'])
    }
  })

  it('opens no session, and a session opens no link', async () => {
    const serveur = unServeur()
    const rendezvous = await uneDateProposee(serveur)
    const asBearer = { authorization: `Bearer ${rendezvous.token}` }
    expect((await serveur.app.inject({ url: '/api/clients/profile', headers: asBearer })).statusCode).toBe(401)
    const token = rendezvous.client.authorization.slice('Bearer '.length)
    expect(codeOf(await repondre(serveur, { ...rendezvous, token }))).toEqual([404, 'LIEN_INVALIDE'])
  })
})

describe('the client area', () => {
  it('accepts, moves and cancels without the mail', async () => {
    const serveur = unServeur()
    const rendezvous = await uneDateProposee(serveur)
    expect((await gerer(serveur, rendezvous)).json()).toMatchObject({
      success: true,
      data: { validationDate: { statut: 'accepte' }, dates: [{ statut: 'accepte' }] },
    })
    const moved = await gerer(serveur, rendezvous, { action: 'deplacer', date: '', motif: 'Empêchée.' })
    expect(moved.json()).toMatchObject({ data: { validationDate: { statut: 'refuse' }, statut: 'en_attente' } })
    const cancelled = await gerer(serveur, rendezvous, { action: 'annuler', date: '' })
    expect(cancelled.json()).toMatchObject({ data: { statut: 'annulé', validationDate: null } })
  })

  it('changes an agreed date until a day before, and says why not afterwards', async () => {
    const serveur = unServeur()
    const rendezvous = await uneDateProposee(serveur)
    await gerer(serveur, rendezvous)
    serveur.ports.clock.avancer(76.5 * HEURE)
    const client = bearer('client-1', { exp: 4_102_444_800 })
    const answer = await gerer(serveur, { ...rendezvous, client }, { action: 'refuser' })
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        success: false,
        code: 'REPONSE_FIGEE',
        message: expect.stringContaining('moins de 24\u00a0heures'),
        data: { debut: '2026-11-24T13:30:00.000Z' },
      },
    ])
    expect(statutOf(serveur)).toBe('accepte')
  })

  it.each([
    [{ action: 'oublier' }, 'action'],
    [{ date: 'x'.repeat(41) }, 'date'],
  ])('refuses %j', async (overrides, champ) => {
    const serveur = unServeur()
    const answer = await gerer(serveur, await uneDateProposee(serveur), overrides)
    expect([answer.statusCode, Object.keys(answer.json<{ champs: object }>().champs)]).toEqual([400, [champ]])
  })

  it('has the agreed visit for a calendar, and nothing before it is agreed', async () => {
    const serveur = unServeur()
    const rendezvous = await uneDateProposee(serveur)
    const { id, client } = rendezvous
    const calendrier = () => serveur.app.inject({ url: `/api/prestations/${id}/rendez-vous.ics`, headers: client })
    expect(codeOf(await calendrier())).toEqual([404, 'PRESTATION_INCONNUE'])
    await gerer(serveur, rendezvous)
    const answer = await calendrier()
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': expect.stringContaining('filename="rendez-vous.ics"'),
    })
    expect(answer.body).toContain('STATUS:CONFIRMED')
    expect(answer.body).toContain(`UID:${id}@atelier.example`)
    expect(answer.body).toMatch(/^DTSTART.*20261124T1[34]3000/m)
  })
})
