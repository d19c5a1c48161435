import { describe, expect, it } from 'vitest'
import { useDatabase } from '#infrastructure/database/test-database.fixture'
import { bearer, EMAILS, inscrire, uneCommandeEnvoyee, unMessageEnvoye, unServeurSurBase } from '../server.fixture.ts'

const base = useDatabase('embedded')

type Liste = {
  readonly success: boolean
  readonly data: readonly Record<string, unknown>[]
  readonly curseurSuivant: string | null
  readonly total: number
  readonly totalPlafonne: boolean
}

/** Two orders of Jeanne, a message, and the owner. */
const uneScene = async (overrides: Parameters<typeof unServeurSurBase>[1] = {}) => {
  const serveur = await unServeurSurBase(base(), overrides)
  const post = async (url: string, payload: object) => serveur.app.inject({ method: 'POST', url, payload })
  await post('/api/prestations/commander', uneCommandeEnvoyee())
  await post('/api/prestations/commander', uneCommandeEnvoyee({ serviceId: 8, devis: { totalNet: 80 } }))
  await post('/api/contact', unMessageEnvoye({ nom: 'Élodie' }))
  const headers = bearer((await inscrire(serveur, EMAILS.admin, { role: 'admin' })).id)
  const get = async <A>(url: string): Promise<A> => (await serveur.app.inject({ url, headers })).json<A>()
  return { ...serveur, headers, get }
}

describe('the lists of the owner', () => {
  it('show the prestations, and go on from the cursor', async () => {
    const { get } = await uneScene()
    const premiere = await get<Liste>('/api/prestations/admin/all?limite=1')
    expect(premiere).toMatchObject({ success: true, total: 2, totalPlafonne: false })
    expect(premiere.data).toMatchObject([
      { statut: 'en_attente', priorite: 'normale', client: { email: EMAILS.jeanne }, historique: [], version: 1 },
    ])
    const suite = await get<Liste>(
      `/api/prestations/admin/all?limite=1&curseur=${encodeURIComponent(premiere.curseurSuivant ?? '')}`,
    )
    expect(suite.curseurSuivant).toBeNull()
    expect(suite.data[0]?.['id']).not.toBe(premiere.data[0]?.['id'])
  })

  it('filter, search and sort', async () => {
    const { get } = await uneScene()
    const url = '/api/prestations/admin/all'
    const montants = async (query: string) =>
      (await get<Liste>(`${url}?${query}`)).data.map(({ montantEstime }) => montantEstime)
    expect(await montants('tri=montant')).toEqual([80, 64])
    expect(await montants('q=jeanne+bureautique')).toEqual([80])
    expect(await montants('statut=termin%C3%A9')).toEqual([])
    expect(await montants('priorite=normale&q=lons&tri=montant')).toEqual([80, 64])
  })

  it.each([
    ['/api/prestations/admin/all?tri=hasard', 'CHAMPS_INVALIDES'],
    ['/api/prestations/admin/all?statut=perdu', 'CHAMPS_INVALIDES'],
    ['/api/prestations/admin/all?limite=201', 'CHAMPS_INVALIDES'],
    ['/api/prestations/admin/all?curseur=ailleurs', 'CURSEUR_INVALIDE'],
    ['/api/clients/admin/all?statut=parfois', 'CHAMPS_INVALIDES'],
    ['/api/contact/admin/all?tri=nom', 'CHAMPS_INVALIDES'],
  ])('refuse %s', async (url, code) => {
    const { app, headers } = await uneScene()
    const answer = await app.inject({ url, headers })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, code])
  })

  it('show the clients without their secrets', async () => {
    const { get } = await uneScene()
    const { data, total } = await get<Liste>('/api/clients/admin/all?tri=nom')
    expect(total).toBe(2)
    expect(data).toMatchObject([
      { email: EMAILS.jeanne, actif: true, prestations: 2, isAdmin: false },
      { email: EMAILS.admin, actif: false, prestations: 0, isAdmin: true, derniereCommande: null },
    ])
    expect(JSON.stringify(data)).not.toMatch(/motDePasse|jeton|empreinte/)
    expect((await get<Liste>('/api/clients/admin/all?statut=inactifs')).total).toBe(1)
  })

  it('show the messages, and change their statut', async () => {
    const { app, headers, get } = await uneScene()
    const { data } = await get<Liste>('/api/contact/admin/all?statut=nouveau&q=elodie')
    expect(data).toMatchObject([{ nom: 'Élodie', type: 'contact', client: null, prestation: null, version: 1 }])
    const url = `/api/contact/${String(data[0]?.['id'])}/statut`
    const patch = async (payload: object) => app.inject({ method: 'PATCH', url, headers, payload })
    expect((await patch({ statut: 'lu', version: 1 })).json()).toMatchObject({ data: { statut: 'lu', version: 2 } })
    const stale = await patch({ statut: 'traité', version: 1 })
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: 'VERSION_PERIMEE', data: { message: { statut: 'lu', version: 2 } } },
    ])
    expect((await patch({ statut: 'perdu' })).statusCode).toBe(400)
  })

  it('open one message by its id', async () => {
    const { app, headers, get } = await uneScene()
    const { data } = await get<Liste>('/api/contact/admin/all')
    expect(await get(`/api/contact/admin/${String(data[0]?.['id'])}`)).toEqual({ success: true, data: data[0] })
    for (const id of ['1', '01M7W2Y7M0115FHGTJ5MBQAEN0']) {
      const answer = await app.inject({ url: `/api/contact/admin/${id}`, headers })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'MESSAGE_INCONNU'])
    }
  })

  it('stand under figures', async () => {
    const { get } = await uneScene()
    expect(await get('/api/admin/bandeau')).toMatchObject({
      data: {
        prestations: { parStatut: { en_attente: 2 }, aContacter: { total: 2, plafonne: false } },
        clients: { actifs: 1, inactifs: 1 },
        messages: { nouveau: 1 },
      },
    })
  })

  it('open one prestation with its history', async () => {
    const { get } = await uneScene()
    const { data } = await get<Liste>('/api/prestations/admin/all?limite=1')
    const detail = await get<{ data: Record<string, unknown> }>(`/api/prestations/${String(data[0]?.['id'])}`)
    expect(detail.data).toMatchObject({
      id: data[0]?.['id'],
      historique: [{ auteur: 'client', fait: { genre: 'commande' } }],
    })
  })
})
