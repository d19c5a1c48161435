import { describe, expect, it } from 'vitest'
import { uneDateProposee, unDossier } from '../appointment.fixture.ts'
import { type UnServeur, unServeur } from '../server.fixture.ts'

const ABSENCES = '/api/admin/agenda/absences'

type Headers = Readonly<Record<string, string>>

const MERCREDIS = { du: '2026-11-25', au: null, jours: [3], de: '14:00', a: '18:00', note: 'Piscine' }

/** The whole Tuesday on which the date of the fixture is held. */
const MARDI = { du: '2026-11-24', au: '2026-11-24', jours: [], de: null, a: null, note: '' }

const ajouter = ({ app }: UnServeur, headers: Headers, payload: object) =>
  app.inject({ method: 'POST', url: ABSENCES, payload, headers })

const lister = async ({ app }: UnServeur, headers: Headers) =>
  (await app.inject({ url: ABSENCES, headers })).json<{ data: readonly { id: string }[] }>().data

describe('time off', () => {
  it('is added, told, changed and taken back', async () => {
    const serveur = unServeur()
    const { admin } = await unDossier(serveur)
    const ajoutee = await ajouter(serveur, admin, MERCREDIS)
    const { id } = ajoutee.json<{ data: { id: string } }>().data
    expect([ajoutee.statusCode, ajoutee.json()]).toEqual([
      201,
      { success: true, data: { ...MERCREDIS, id, passee: false } },
    ])
    const url = `${ABSENCES}/${id}`
    const passe = { ...MERCREDIS, du: '2026-11-01', au: '2026-11-19', jours: [3, 4], de: null, a: null }
    const changee = await serveur.app.inject({ method: 'PUT', url, payload: passe, headers: admin })
    expect([changee.statusCode, await lister(serveur, admin)]).toEqual([200, [{ ...passe, id, passee: true }]])
    const retraits = []
    for (let fois = 0; fois < 2; fois += 1) {
      retraits.push((await serveur.app.inject({ method: 'DELETE', url, headers: admin })).statusCode)
    }
    expect([retraits, await lister(serveur, admin)]).toEqual([[200, 404], []])
  })

  it.each([
    [{ au: '2026-11-24', jours: [] }, 'ABSENCE_INVALIDE'],
    [{ jours: [] }, 'ABSENCE_INVALIDE'],
    [{ jours: [3, 3] }, 'ABSENCE_INVALIDE'],
    [{ de: '18:00', a: '14:00' }, 'ABSENCE_INVALIDE'],
    [{ de: '25:00' }, 'CHAMPS_INVALIDES'],
    [{ jours: [8] }, 'CHAMPS_INVALIDES'],
    [{ du: '2026-02-30' }, 'CHAMPS_INVALIDES'],
    [{ note: 'a'.repeat(501) }, 'CHAMPS_INVALIDES'],
  ])('is refused with %j: %s', async (change, code) => {
    const serveur = unServeur()
    const { admin } = await unDossier(serveur)
    const answer = await ajouter(serveur, admin, { ...MERCREDIS, ...change })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, code])
  })

  it('is unknown under another id, well-formed or not', async () => {
    const serveur = unServeur()
    const { admin } = await unDossier(serveur)
    for (const id of ['0'.repeat(26), 'x', '..%2Fx']) {
      const answer = await serveur.app.inject({
        method: 'PUT',
        url: `${ABSENCES}/${id}`,
        payload: MERCREDIS,
        headers: admin,
      })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'ABSENCE_INCONNUE'])
    }
  })

  it('asks first when a visit lies inside, names it, and leaves it as it is once confirmed', async () => {
    const serveur = unServeur()
    const { id, reference, admin } = await uneDateProposee(serveur)
    const refusee = await ajouter(serveur, admin, MARDI)
    expect([refusee.statusCode, refusee.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'VISITES_PENDANT_ABSENCE',
        data: {
          visites: [
            {
              prestation: id,
              reference,
              client: 'Jeanne Dupont',
              ville: 'Lons-le-Saunier',
              debut: '2026-11-24T13:30:00.000Z',
              fin: '2026-11-24T14:30:00.000Z',
              convenue: false,
            },
          ],
        },
      }),
    ])
    expect(await lister(serveur, admin)).toEqual([])
    const avant = serveur.store.prestations.get(id)
    expect((await ajouter(serveur, admin, { ...MARDI, confirmer: true })).statusCode).toBe(201)
    expect(serveur.store.prestations.get(id)).toEqual(avant)
    expect((await ajouter(serveur, admin, { ...MARDI, de: '08:00', a: '14:30' })).statusCode).toBe(201)
  })

  it('stands in the week of the owner, on its days', async () => {
    const serveur = unServeur()
    const { admin } = await unDossier(serveur)
    const { id } = (await ajouter(serveur, admin, MERCREDIS)).json<{ data: { id: string } }>().data
    await ajouter(serveur, admin, { ...MARDI, note: 'Congé' })
    const answer = await serveur.app.inject({ url: '/api/admin/agenda?semaine=2026-11-25', headers: admin })
    const { jours } = answer.json<{ data: { jours: readonly { absences: readonly object[] }[] } }>().data
    expect(jours.map(({ absences }) => absences)).toEqual([
      [],
      [expect.objectContaining({ source: 'absence', de: '00:00', a: '24:00', journee: true, note: 'Congé' })],
      [{ source: 'absence', id, de: '14:00', a: '18:00', journee: false, note: 'Piscine' }],
      [],
      [],
      [],
      [],
    ])
  })
})
