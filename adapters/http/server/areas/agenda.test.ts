import { describe, expect, it } from 'vitest'
import type { PrestationId } from '#domain/prestation/reference'
import { MARDI, modifier, uneDateProposee, unDossier } from '../appointment.fixture.ts'
import { uneCommandeEnvoyee, type UnServeur, unServeur } from '../server.fixture.ts'

const uneAutreCommande = async (serveur: UnServeur): Promise<PrestationId> => {
  const payload = uneCommandeEnvoyee({ email: 'paul.martin@courriel.example', nom: 'Paul Martin' })
  await serveur.app.inject({ method: 'POST', url: '/api/prestations/commander', payload })
  const id = [...serveur.store.prestations.keys()].at(-1)
  if (id === undefined) throw new Error('the order was refused')
  return id
}

const essayer = (
  { app }: UnServeur,
  id: string,
  headers: Readonly<Record<string, string>>,
  propositions: readonly unknown[],
) => app.inject({ method: 'POST', url: `/api/admin/prestations/${id}/essai`, payload: { propositions }, headers })

type Essais = { data: { totalDevis: number; dates: readonly { conflits: readonly object[] }[] } }

describe('the week of the owner', () => {
  it('shows held dates with what the technician needs on the way', async () => {
    const serveur = unServeur()
    const { id, dateId, admin } = await uneDateProposee(serveur)
    const answer = await serveur.app.inject({ url: '/api/admin/agenda?semaine=2026-11-28', headers: admin })
    expect(answer.statusCode).toBe(200)
    const { jours } = answer.json<{ data: { jours: readonly { jour: string; visites: readonly object[] }[] } }>().data
    expect(jours.map(({ jour, visites }) => [jour, visites.length])).toEqual([
      ['2026-11-23', 0],
      ['2026-11-24', 1],
      ['2026-11-25', 0],
      ['2026-11-26', 0],
      ['2026-11-27', 0],
      ['2026-11-28', 0],
      ['2026-11-29', 0],
    ])
    expect(jours[1]?.visites[0]).toMatchObject({
      prestation: { id, version: 2 },
      service: 'Réinstallation PC',
      heures: 1,
      aDistance: false,
      client: { nom: 'Jeanne Dupont', telephone: '+33612345678' },
      adresse: '12 rue du Commerce, 39000 Lons-le-Saunier',
      itineraire: expect.stringContaining('12%20rue%20du%20Commerce'),
      description: 'L’ordinateur ne démarre plus.',
      date: { id: dateId, statut: 'propose', heure: '14:30', total: 64 },
    })
  })

  it.each(['', '?semaine=', '?semaine=2026-02-30', '?semaine=2026-11-20T10:00'])('is not that of %j', async (query) => {
    const serveur = unServeur()
    const { admin } = await unDossier(serveur)
    const answer = await serveur.app.inject({ url: `/api/admin/agenda${query}`, headers: admin })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'CHAMPS_INVALIDES'])
  })

  it.each(['1900-01-01', '2999-12-31'])('of %s has seven days too', async (semaine) => {
    const serveur = unServeur()
    const { admin } = await unDossier(serveur)
    const answer = await serveur.app.inject({ url: `/api/admin/agenda?semaine=${semaine}`, headers: admin })
    expect(answer.json()).toMatchObject({ data: { jours: { length: 7 } } })
  })
})

describe('a date tried', () => {
  it('says its price, its hours and what it breaks, in euros and in Paris', async () => {
    const serveur = unServeur()
    const { id, admin } = await unDossier(serveur, false)
    const answer = await essayer(serveur, id, admin, [
      { datePrestation: '2026-12-08', heurePrestation: '10:00' },
      { datePrestation: '2026-12-25', heurePrestation: '07:00' },
      { datePrestation: '2026-11-20', heurePrestation: '09:00' },
    ])
    expect(answer.statusCode).toBe(200)
    const libre = {
      conflits: [],
      absences: [],
      ferie: null,
      majore: false,
      horsHoraires: false,
      passee: false,
      total: 64,
    }
    expect(answer.json()).toEqual({
      success: true,
      data: {
        totalDevis: 64,
        dates: [
          {
            ...libre,
            datePrestation: '2026-12-08',
            heurePrestation: '10:00',
            debut: '2026-12-08T09:00:00.000Z',
            fin: '2026-12-08T10:00:00.000Z',
            trajetMinutes: 10,
            avantRetractation: false,
          },
          expect.objectContaining({
            ferie: 'Noël',
            majore: true,
            horsHoraires: true,
            total: 128,
            debut: '2026-12-25T06:00:00.000Z',
          }),
          expect.objectContaining({ ...libre, passee: true, avantRetractation: true }),
        ],
      },
    })
    expect([...serveur.store.prestations.values()][0]?.dates).toEqual([])
  })

  it('names the visits in its way', async () => {
    const serveur = unServeur()
    const { id, admin } = await uneDateProposee(serveur)
    const autre = await uneAutreCommande(serveur)
    const tard = { ...MARDI, heurePrestation: '15:50' }
    const { dates } = (await essayer(serveur, autre, admin, [MARDI, tard])).json<Essais>().data
    expect(dates.map(({ conflits }) => conflits)).toMatchObject([[{ prestation: { id } }], []])
  })

  it.each([
    ['none', []],
    ['four', [MARDI, MARDI, MARDI, MARDI]],
  ])('is refused when there is %s', async (_nombre, propositions) => {
    const serveur = unServeur()
    const { id, admin } = await unDossier(serveur)
    const answer = await essayer(serveur, id, admin, propositions)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'NOMBRE_DE_DATES'])
  })

  it.each([
    ['2026-02-30', '10:00'],
    ['2026-12-08', '24:00'],
    ['2026-12-08', '9:00'],
    ['0001-01-01', '10:00'],
    ['9999-12-31', '10:00'],
    ['', ''],
  ])('is refused on %s at %j', async (datePrestation, heurePrestation) => {
    const serveur = unServeur()
    const { id, admin } = await unDossier(serveur)
    const answer = await essayer(serveur, id, admin, [{ datePrestation, heurePrestation }])
    expect(answer.statusCode).toBe(400)
  })

  it.each(['1900-01-01', '2999-12-31'])('on %s, where the calendar ends, is answered too', async (datePrestation) => {
    const serveur = unServeur()
    const { id, admin } = await unDossier(serveur)
    const answer = await essayer(serveur, id, admin, [{ datePrestation, heurePrestation: '23:59' }])
    expect(answer.statusCode).toBe(200)
  })

  it('of an unknown prestation is refused', async () => {
    const serveur = unServeur()
    const { admin } = await unDossier(serveur)
    const answer = await essayer(serveur, 'inconnue', admin, [MARDI])
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'PRESTATION_INCONNUE'])
  })

  it('keeps its promise: what is free can be proposed, what is taken cannot', async () => {
    const serveur = unServeur()
    const dossier = await uneDateProposee(serveur)
    const autre = await uneAutreCommande(serveur)
    for (const heurePrestation of ['14:30', '15:49', '15:50']) {
      const moment = { ...MARDI, heurePrestation }
      const { dates } = (await essayer(serveur, autre, dossier.admin, [moment])).json<Essais>().data
      const proposee = await modifier(serveur, { ...dossier, id: autre }, moment)
      expect(proposee.statusCode).toBe(dates[0]?.conflits.length === 0 ? 200 : 409)
    }
  })
})
