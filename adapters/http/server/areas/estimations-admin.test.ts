import { describe, expect, it } from 'vitest'
import { useDatabase } from '#infrastructure/database/test-database.fixture'
import { unContact } from '#domain/prestation/prestation.fixture'
import {
  bearer,
  EMAILS,
  inscrire,
  uneCommandeEnvoyee,
  uneEstimationEnvoyee,
  unServeur,
  unServeurSurBase,
  type Serveur,
} from '../server.fixture.ts'

const base = useDatabase('embedded')

const URL = '/api/admin/estimations'

/** A server, and a function that calls it as the owner. */
const surServeur = async <S extends Serveur>(serveur: S) => {
  const { id } = await inscrire(serveur, EMAILS.admin, { role: 'admin' })
  const headers = bearer(id)
  return {
    serveur,
    lire: (query = '') => serveur.app.inject({ url: `${URL}${query}`, headers }),
    envoyer: (payload: object, path = '') =>
      serveur.app.inject({ method: 'POST', url: `${URL}${path}`, payload, headers }),
  }
}

const unComptoir = () => surServeur(unServeur())

const unComptoirSurBase = async () => surServeur(await unServeurSurBase(base()))

const surLeSite = async ({ app }: Serveur, overrides: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const payload = uneEstimationEnvoyee(overrides)
  const answer = await app.inject({ method: 'POST', url: '/api/estimations', payload })
  return answer.json<{ data: { estimationId: string } }>().data.estimationId
}

const unAppelEnvoye = (overrides: Readonly<Record<string, unknown>> = {}) =>
  uneEstimationEnvoyee({ nom: 'Jeanne Dupont', telephone: '06 12 34 56 78', notes: 'Rappeler mardi.', ...overrides })

describe('the estimates of the owner', () => {
  it('are those of the site and of the telephone, newest first, with their derivation', async () => {
    const { serveur, lire, envoyer } = await unComptoirSurBase()
    const site = await surLeSite(serveur)
    serveur.ports.clock.avancer(1_000)
    const noted = await envoyer(unAppelEnvoye())
    expect(noted.statusCode).toBe(201)
    const answer = await lire()
    expect(answer.json()).toEqual({
      success: true,
      data: [
        noted.json<{ data: object }>().data,
        {
          id: site,
          createdAt: '2026-11-20T09:00:00.000Z',
          source: 'site',
          codePostal: '39000',
          ville: 'Lons-le-Saunier',
          estimation: expect.objectContaining({ totalNet: 64, lignes: [expect.anything(), expect.anything()] }),
          contact: null,
          notes: '',
          prestation: null,
        },
      ],
      curseurSuivant: null,
      total: 2,
      totalPlafonne: false,
      conversion: { faites: 2, commandees: 0, faites30: 2, commandees30: 0 },
    })
    expect(noted.json()).toMatchObject({
      data: {
        source: 'telephone',
        contact: { nom: 'Jeanne Dupont', email: '', telephone: '+33612345678' },
        notes: 'Rappeler mardi.',
      },
    })
  })

  it('never show the street of a visitor', async () => {
    const { serveur, lire } = await unComptoir()
    await surLeSite(serveur)
    expect((await lire()).body).not.toContain('Commerce')
    expect(JSON.stringify([...serveur.store.estimations.values()])).not.toContain('Commerce')
  })

  it('are chosen by what became of them and where they come from, page after page', async () => {
    const { serveur, lire, envoyer } = await unComptoirSurBase()
    const ids: string[] = []
    for (let rang = 0; rang < 3; rang += 1) {
      ids.unshift(await surLeSite(serveur))
      serveur.ports.clock.avancer(1)
    }
    await envoyer(unAppelEnvoye())
    const payload = uneCommandeEnvoyee({ estimationId: ids[1] })
    const commande = await serveur.app.inject({ method: 'POST', url: '/api/prestations/commander', payload })
    const { prestation } = commande.json<{ data: { prestation: object } }>().data
    expect((await lire('?suite=commandees')).json()).toMatchObject({
      data: [{ id: ids[1], prestation }],
      total: 1,
      conversion: { faites: 4, commandees: 1 },
    })
    const page = (await lire('?source=site&suite=sans_suite&limite=1')).json<{ curseurSuivant: string }>()
    expect(page).toMatchObject({ data: [{ id: ids[0] }], curseurSuivant: ids[0], total: 2 })
    expect((await lire(`?source=site&suite=sans_suite&limite=1&curseur=${page.curseurSuivant}`)).json()).toMatchObject({
      data: [{ id: ids[2] }],
      curseurSuivant: null,
    })
  })

  it('are found by what one remembers of them', async () => {
    const { serveur, lire, envoyer } = await unComptoirSurBase()
    await surLeSite(serveur)
    serveur.ports.clock.avancer(1)
    const { data } = (await envoyer(unAppelEnvoye())).json<{ data: { id: string } }>()
    for (const q of ['Jeanne+dupont', '06 12 34', 'dupont lons']) {
      expect((await lire(`?q=${q}`)).json()).toMatchObject({ data: [{ id: data.id }], total: 1, totalPlafonne: false })
    }
    expect((await lire('?q=lons&source=site')).json()).toMatchObject({ data: [{ source: 'site' }], total: 1 })
    expect((await lire('?q=durand')).json()).toMatchObject({ data: [], total: 0, conversion: { faites: 2 } })
  })

  it.each([`?q=${'a'.repeat(1_001)}`, '?suite=toutes', '?source=courriel', '?limite=201', '?curseur=ailleurs'])(
    'are not chosen by %s',
    async (query) => {
      const { lire } = await unComptoir()
      expect((await lire(query)).statusCode).toBe(400)
    },
  )
})

describe('one estimate', () => {
  it('is read like in the list', async () => {
    const { serveur, lire } = await unComptoirSurBase()
    const id = await surLeSite(serveur)
    const [faite] = (await lire()).json<{ data: object[] }>().data
    expect((await lire(`/${id}`)).json()).toEqual({ success: true, data: faite })
  })

  it.each(['1', '01M7W2Y7M0115FHGTJ5MBQAEN0'])('must exist: %s', async (id) => {
    const { lire } = await unComptoir()
    const answer = await lire(`/${id}`)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'ESTIMATION_INCONNUE'])
  })
})

describe('an estimate of the telephone', () => {
  it('needs no address for work done from afar', async () => {
    const { envoyer } = await unComptoir()
    const { adresse: _adresse, codePostal: _codePostal, ville: _ville, ...sansLieu } = unAppelEnvoye()
    const answer = await envoyer({ ...sansLieu, modalite: 'a_distance' })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { data: { codePostal: null, ville: null, estimation: { modalite: 'a_distance' } } },
    ])
    expect((await envoyer(sansLieu)).statusCode).toBe(400)
  })

  it.each([
    ['SERVICE_INCONNU', { serviceId: 99 }, 404],
    ['DUREE_NON_PROPOSEE', { heuresPersonnalisees: 5 }, 422],
    ['HORS_ZONE', { adresse: '8 rue de Besançon', codePostal: '39100', ville: 'Dole' }, 422],
  ])('is refused as %s', async (code, overrides, status) => {
    const { envoyer } = await unComptoir()
    const answer = await envoyer(unAppelEnvoye(overrides))
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
  })

  it('takes a first name alone and any French number', async () => {
    const { envoyer } = await unComptoir()
    const answer = await envoyer(unAppelEnvoye({ nom: 'Jeanne', telephone: '09 72 00 00 00' }))
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { data: { contact: { nom: 'Jeanne', telephone: '+33972000000' } } },
    ])
  })

  it('names the fields to correct', async () => {
    const { envoyer } = await unComptoir()
    const answer = await envoyer(unAppelEnvoye({ email: 'jeanne', telephone: '12', adresse: '' }))
    expect(Object.keys(answer.json<{ champs: object }>().champs)).toEqual(['adresse', 'email', 'telephone'])
  })
})

describe('an estimate turned into an order', () => {
  it('answers like an order, and the same again when it is repeated', async () => {
    const { serveur, envoyer, lire } = await unComptoirSurBase()
    const path = `/${await surLeSite(serveur)}/commander`
    const first = await envoyer(uneCommandeEnvoyee(), path)
    expect(first.statusCode).toBe(201)
    const { prestation } = first.json<{ data: { prestation: { reference: string } } }>().data
    expect(first.json()).toMatchObject({
      message: `Commande enregistrée sous la référence ${prestation.reference}.`,
      data: { devis: { numero: 'DEV-2026-0001' } },
    })
    const again = await envoyer(uneCommandeEnvoyee(), path)
    expect([again.headers['idempotent-replayed'], again.json()]).toEqual(['true', first.json()])
    expect((await lire()).json()).toMatchObject({ data: [{ prestation }] })
    const other = await envoyer(uneCommandeEnvoyee({ nom: 'Paul Martin' }), path)
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'ESTIMATION_DEJA_COMMANDEE'])
    expect(await serveur.dossiers()).toHaveLength(1)
  })

  it('keeps what was asked for and noted on the telephone, the notes for the owner alone', async () => {
    const { serveur, envoyer } = await unComptoir()
    const { data } = (await envoyer(unAppelEnvoye())).json<{ data: { id: string } }>()
    const demandes = { debutAnticipe: true, urgence: true }
    const answer = await envoyer(uneCommandeEnvoyee(demandes), `/${data.id}/commander`)
    const { prestation } = answer.json<{ data: { prestation: { id: string } } }>().data
    const [dossier] = serveur.store.prestations.values()
    const lire = async (clientId: string) => {
      const vue = await serveur.app.inject({ url: `/api/prestations/${prestation.id}`, headers: bearer(clientId) })
      return vue.json<{ data: Record<string, unknown> }>().data
    }
    const { id: patron } = [...serveur.store.clients.values()].find(({ role }) => role === 'admin') ?? { id: '' }
    const le = '2026-11-20T09:00:00.000Z'
    expect(await lire(patron)).toMatchObject({
      debutAnticipeLe: le,
      depannageUrgentLe: le,
      historique: [{ fait: { genre: 'commande_telephone' } }, { fait: { genre: 'note', texte: 'Rappeler mardi.' } }],
    })
    expect((await lire(dossier?.clientId ?? ''))['historique']).toEqual([
      { le, auteur: 'entreprise', fait: { genre: 'commande_telephone' } },
    ])
  })

  it('goes into the account of another name only when the owner says so', async () => {
    const { serveur, envoyer } = await unComptoir()
    await inscrire(serveur, EMAILS.autre, { nom: unContact({ nom: 'Odile Perrard' }).nom })
    const path = `/${await surLeSite(serveur)}/commander`
    const commande = uneCommandeEnvoyee({ email: EMAILS.autre })
    const refus = await envoyer(commande, path)
    expect([refus.statusCode, refus.json()]).toMatchObject([
      409,
      {
        code: 'COMPTE_D_UN_AUTRE',
        message: 'Cette adresse est celle du compte d’Odile Perrard.',
        data: { nom: 'Odile Perrard' },
      },
    ])
    expect(serveur.store.prestations.size).toBe(0)
    expect((await envoyer({ ...commande, compteConfirme: true }, path)).statusCode).toBe(201)
  })

  it('has the price of the day once its quote would have expired', async () => {
    const { serveur, envoyer } = await unComptoir()
    const id = await surLeSite(serveur)
    for (const [cle, faite] of serveur.store.estimations) {
      const creeLe = new Date(faite.creeLe.getTime() - 31 * 86_400_000)
      const estimation = { ...faite.estimation, totalNet: faite.estimation.tarifWeekend }
      serveur.store.estimations.set(cle, { ...faite, creeLe, estimation })
    }
    const answer = await envoyer(uneCommandeEnvoyee(), `/${id}/commander`)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'DEVIS_PERIME', data: { estimation: { totalNet: 64 } } },
    ])
  })

  it.each(['1', '01M7W2Y7M0115FHGTJ5MBQAEN0'])('must exist: %s', async (id) => {
    const { envoyer } = await unComptoir()
    const answer = await envoyer(uneCommandeEnvoyee(), `/${id}/commander`)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'ESTIMATION_INCONNUE'])
  })
})
