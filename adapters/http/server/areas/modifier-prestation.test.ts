import { describe, expect, it } from 'vitest'
import { MARDI, modifier, unDossier } from '../appointment.fixture.ts'
import { unServeur } from '../server.fixture.ts'

const AUTREMENT = { datePrestation: '2026-11-25', heurePrestation: '08:00' }

type Reply = {
  data: { version: number; statut: string; priorite: string; dates: { id: string; debut: string; total: number }[] }
}

describe('the owner', () => {
  it('proposes a date, given as a day and an hour in Paris', async () => {
    const serveur = unServeur()
    const answer = await modifier(serveur, await unDossier(serveur), MARDI)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      success: true,
      data: {
        validationDate: { statut: 'en_attente', date: '2026-11-24', heure: '14:30', repondueLe: null },
        datePrestation: '2026-11-24',
        heurePrestation: '14:30',
        dates: [
          {
            debut: '2026-11-24T13:30:00.000Z',
            fin: '2026-11-24T14:30:00.000Z',
            total: 64,
            majore: false,
            statut: 'propose',
            expireLe: '2026-11-23T09:00:00.000Z',
            modifiableJusquA: '2026-11-23T13:30:00.000Z',
          },
        ],
      },
    })
    expect([...serveur.store.courriers.values()].map(({ genre }) => genre)).toContain('date_client')
  })

  it.each([
    ['in winter time', '2027-03-27', '10:00', '2027-03-27T09:00:00.000Z', 128],
    ['in summer time', '2027-03-29', '10:00', '2027-03-29T08:00:00.000Z', 128],
    ['in the hour that winter time repeats', '2027-10-31', '02:30', '2027-10-31T00:30:00.000Z', 128],
    ['on a working day', '2027-03-30', '10:00', '2027-03-30T08:00:00.000Z', 64],
  ])('proposes a date %s', async (_when, datePrestation, heurePrestation, debut, total) => {
    const serveur = unServeur()
    const answer = await modifier(serveur, await unDossier(serveur), { datePrestation, heurePrestation })
    expect(answer.json<Reply>().data.dates).toMatchObject([{ debut, total }])
  })

  it('refuses an hour that summer time skips as a fault of its field, among several dates too', async () => {
    const serveur = unServeur()
    const dossier = await unDossier(serveur)
    const sautee = { datePrestation: '2027-03-28', heurePrestation: '02:30' }
    const champs = async (body: Readonly<Record<string, unknown>>) => {
      const answer = await modifier(serveur, dossier, body)
      return [answer.statusCode, Object.keys(answer.json<{ champs: object }>().champs)]
    }
    expect(await champs(sautee)).toEqual([400, ['heurePrestation']])
    expect(await champs({ propositions: [MARDI, sautee] })).toEqual([400, ['propositions.1.heurePrestation']])
  })

  it('refuses a date more than 18 months ahead as a fault of its field', async () => {
    const serveur = unServeur()
    const lointaine = { datePrestation: '2126-11-24', heurePrestation: '10:00' }
    const answer = await modifier(serveur, await unDossier(serveur), lointaine)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'DATE_TROP_LOINTAINE', champs: { datePrestation: 'Choisissez une date dans les 18\u00a0mois à venir.' } },
    ])
  })

  it('ends the work on the agreed day, before its hour and without a reason: date and price stay', async () => {
    const serveur = unServeur()
    const dossier = await unDossier(serveur)
    const sansMotif = () => modifier(serveur, dossier, { statut: 'terminé' })
    const avant = await sansMotif()
    expect([avant.statusCode, avant.json<{ code: string }>().code]).toEqual([400, 'MOTIF_REQUIS'])
    const propose = await modifier(serveur, dossier, { datePrestation: '2026-11-20', heurePrestation: '16:00' })
    await serveur.app.inject({
      method: 'POST',
      url: `/api/prestations/${dossier.id}/rendez-vous`,
      payload: { action: 'accepter', date: propose.json<Reply>().data.dates[0]?.id },
      headers: dossier.client,
    })
    expect((await sansMotif()).json<Reply>().data).toMatchObject({
      statut: 'terminé',
      validationDate: { statut: 'accepte', date: '2026-11-20' },
      dates: [{ statut: 'accepte', total: 64 }],
    })
  })

  it('notes a call and a note, guarded by the version like every change, and the client reads none of it', async () => {
    const serveur = unServeur()
    const dossier = await unDossier(serveur)
    const appel = await modifier(serveur, dossier, { appel: ' Rappeler mardi. ', version: 1 })
    expect([appel.statusCode, appel.json()]).toMatchObject([
      200,
      { data: { appeleeLe: '2026-11-20T09:00:00.000Z', statut: 'en_attente', version: 2 } },
    ])
    const perimee = await modifier(serveur, dossier, { note: 'Digicode 4521.', version: 1 })
    expect([perimee.statusCode, perimee.json<{ code: string }>().code]).toEqual([409, 'VERSION_PERIMEE'])
    const note = await modifier(serveur, dossier, { note: 'Digicode 4521.', version: 2 })
    expect(note.json<{ data: { historique: object[] } }>().data.historique.slice(1)).toMatchObject([
      { auteur: 'entreprise', fait: { genre: 'appel', note: 'Rappeler mardi.' } },
      { auteur: 'entreprise', fait: { genre: 'note', texte: 'Digicode 4521.' } },
    ])
    for (const url of [`/api/prestations/${dossier.id}`, '/api/prestations/mes-prestations']) {
      const vue = await serveur.app.inject({ url, headers: dossier.client })
      expect(vue.statusCode).toBe(200)
      expect(vue.body).not.toMatch(/4521|Rappeler/)
      expect(vue.body).toContain('"genre":"appel","note":""')
    }
  })

  it.each([
    ['an empty note', { note: '  ' }, 'note'],
    ['a note that is too long', { note: 'a'.repeat(10_001) }, 'note'],
    ['what was said at too great a length', { appel: 'a'.repeat(10_001) }, 'appel'],
  ])('cannot write %s', async (_quoi, body, champ) => {
    const serveur = unServeur()
    const answer = await modifier(serveur, await unDossier(serveur), body)
    expect([answer.statusCode, Object.keys(answer.json<{ champs: object }>().champs)]).toEqual([400, [champ]])
  })

  it('proposes up to three dates at once', async () => {
    const serveur = unServeur()
    const dossier = await unDossier(serveur)
    const propositions = [MARDI, AUTREMENT, { datePrestation: '2026-11-26', heurePrestation: '10:00' }]
    const answer = await modifier(serveur, dossier, { propositions })
    expect(answer.json<Reply>().data.dates).toHaveLength(3)
    const quatre = await modifier(serveur, dossier, {
      propositions: [...propositions, { datePrestation: '2026-11-27', heurePrestation: '10:00' }],
    })
    expect([quatre.statusCode, quatre.json<{ code: string }>().code]).toEqual([400, 'NOMBRE_DE_DATES'])
  })

  it('changes the statut, and says why when it is unusual', async () => {
    const serveur = unServeur()
    const dossier = await unDossier(serveur)
    expect((await modifier(serveur, dossier, { statut: 'en_cours' })).json<Reply>().data.statut).toBe('en_cours')
    const refused = await modifier(serveur, dossier, { statut: 'en_attente' })
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      {
        success: false,
        code: 'MOTIF_REQUIS',
        message: 'Ce changement sort de l’ordinaire\u00a0: indiquez pourquoi, l’historique le gardera.',
        champs: { motif: expect.any(String) },
      },
    ])
    const explained = await modifier(serveur, dossier, { statut: 'en_attente', motif: 'Erreur de saisie.' })
    expect(explained.json()).toMatchObject({
      data: {
        statut: 'en_attente',
        historique: expect.arrayContaining([
          expect.objectContaining({ fait: expect.objectContaining({ genre: 'statut', motif: 'Erreur de saisie.' }) }),
        ]),
      },
    })
  })

  it('changes the priority', async () => {
    const serveur = unServeur()
    const answer = await modifier(serveur, await unDossier(serveur), { priorite: 'urgente' })
    expect(answer.json<Reply>().data.priorite).toBe('urgente')
  })

  it('is told when somebody else changed it first, and to what', async () => {
    const serveur = unServeur()
    const dossier = await unDossier(serveur)
    const { version } = (await modifier(serveur, dossier, { priorite: 'urgente' })).json<Reply>().data
    const stale = await modifier(serveur, dossier, { statut: 'en_cours', version: version - 1 })
    expect([stale.statusCode, stale.json()]).toEqual([
      409,
      {
        success: false,
        code: 'VERSION_PERIMEE',
        message: expect.stringContaining('a changé entre-temps'),
        data: { actuelle: { version, statut: 'en_attente', priorite: 'urgente', validationDate: null } },
      },
    ])
    expect((await modifier(serveur, dossier, { statut: 'en_cours', version })).statusCode).toBe(200)
  })

  it.each([
    [{ ...MARDI, heurePrestation: '25:00' }, ['heurePrestation']],
    [{ ...MARDI, heurePrestation: undefined }, ['heurePrestation']],
    [{ ...MARDI, datePrestation: '2026-11-31' }, ['datePrestation']],
    [{ propositions: [{ ...MARDI, heurePrestation: '9h' }] }, ['propositions.0.heurePrestation']],
    [{ propositions: MARDI }, ['propositions']],
    [{ statut: 'fini' }, ['statut']],
    [{ statut: ['en_cours'] }, ['statut']],
    [{ statut: 'en_cours', motif: 'x'.repeat(1_001) }, ['motif']],
    [{ priorite: 'haute' }, ['priorite']],
    [{ priorite: 'haute', version: '1' }, ['priorite', 'version']],
    [{}, ['datePrestation', 'heurePrestation']],
  ])('is told which field of %j to correct', async (payload, champs) => {
    const serveur = unServeur()
    const answer = await modifier(serveur, await unDossier(serveur), payload)
    expect([answer.statusCode, Object.keys(answer.json<{ champs: object }>().champs)]).toEqual([400, champs])
  })

  it.each([
    [{ datePrestation: '2026-11-20', heurePrestation: '09:59' }, 400, 'DATE_PASSEE'],
    [{ propositions: [] }, 400, 'NOMBRE_DE_DATES'],
    [{ propositions: [MARDI, MARDI] }, 409, 'DATES_QUI_SE_TOUCHENT'],
  ])('cannot propose %j', async (payload, status, code) => {
    const serveur = unServeur()
    const answer = await modifier(serveur, await unDossier(serveur), payload)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
  })

  it('cannot promise the same hour twice', async () => {
    const serveur = unServeur()
    await modifier(serveur, await unDossier(serveur), MARDI)
    await unDossier(serveur)
    const [, second] = serveur.store.prestations.keys()
    const dossier = await unDossier(serveur)
    const answer = await modifier(serveur, { ...dossier, id: second ?? ('' as never) }, MARDI)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'CRENEAU_OCCUPE'])
  })

  it('cannot change what does not exist', async () => {
    const serveur = unServeur()
    const dossier = await unDossier(serveur)
    for (const id of ['1', '01M7W2Y7M0115FHGTJ5MBQAEN0'] as never[]) {
      const answer = await modifier(serveur, { ...dossier, id }, { priorite: 'urgente' })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'PRESTATION_INCONNUE'])
    }
  })
})
