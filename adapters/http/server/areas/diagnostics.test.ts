import { describe, expect, it } from 'vitest'
import { useDatabase } from '#infrastructure/database/test-database.fixture'
import { reussir } from '#application/shared/run.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { uneCommandeEnvoyee, unMessageEnvoye, unServeurSurBase, bearer, EMAILS, inscrire } from '../server.fixture.ts'

const base = useDatabase('embedded')

const plusTard = (secondes: number): Date => new Date(UN_INSTANT.getTime() + secondes * 1_000)

const uneMaison = async () => {
  const serveur = await unServeurSurBase(base())
  const admin = await inscrire(serveur, EMAILS.admin, { role: 'admin' })
  const headers = bearer(admin.id)
  await serveur.app.inject({ method: 'POST', url: '/api/prestations/commander', payload: uneCommandeEnvoyee() })
  await serveur.app.inject({ method: 'POST', url: '/api/contact', payload: unMessageEnvoye() })
  const lire = async () => {
    const answer = await serveur.app.inject({ url: '/api/admin/diagnostics', headers })
    return answer.json<{ data: Record<string, unknown> }>().data
  }
  const renvoyer = async (id: string | null) => {
    const call = { method: 'POST', url: '/api/admin/courriels/renvoyer', payload: { id }, headers } as const
    return (await serveur.app.inject(call)).json<{ data: { nombre: number } }>().data.nombre
  }
  const abandonner = async () => {
    const { outbox } = serveur.ports
    const courriers = await reussir(outbox.reserver(plusTard(60), plusTard(120), 10))
    for (const courrier of courriers) await reussir(outbox.marquerEchoue(courrier, null, '550 no such mailbox'))
    return courriers
  }
  return { ...serveur, headers, lire, renvoyer, abandonner }
}

describe('the diagnostics', () => {
  it('count, and tell how the year went, when it was looked at', async () => {
    const { lire } = await uneMaison()
    const data = await lire()
    expect(data).toMatchObject({
      releveLe: UN_INSTANT.toISOString(),
      comptes: { prestations: 1, clients: 2, clientsActifs: 1, messages: 1, messagesNonLus: 1 },
      parStatut: { en_attente: 1, en_cours: 0, terminé: 0, annulé: 0 },
      delaiMedianHeures: null,
      topClients: [{ nom: 'Jeanne Dupont', prestations: 1, montant: 64 }],
      courriels: { enAttente: 3, nombreEchoues: 0, echoues: [] },
      etats: [{ nom: 'base de données', etat: 'ok' }],
    })
    expect(data['mois']).toHaveLength(12)
    expect(data['mois']).toContainEqual({
      mois: '2026-11',
      commandes: 1,
      encaisse: 0,
      montantCommande: 64,
      estimations: expect.any(Number),
      annulees: 0,
    })
  })

  it('name what the settings of the business lack, as sentences', async () => {
    const { lire } = await uneMaison()
    expect((await lire())['mentionsACompleter']).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Le médiateur .*\.$/)]),
    )
  })

  it('show the mails that could not leave, and put them back, one or all', async () => {
    const { lire, renvoyer, abandonner } = await uneMaison()
    const courriers = await abandonner()
    const { courriels } = (await lire()) as { courriels: { echoues: readonly object[]; nombreEchoues: number } }
    expect(courriels.nombreEchoues).toBe(3)
    expect(courriels.echoues).toContainEqual({
      id: expect.any(String),
      genre: 'commande_client',
      essais: 1,
      erreur: '550 no such mailbox',
      creeLe: expect.any(String),
      sujet: expect.stringMatching(/^PREST-/),
    })
    expect(await renvoyer(courriers[0]?.id ?? '')).toBe(1)
    expect(await renvoyer('inconnu')).toBe(0)
    expect(await renvoyer(null)).toBe(2)
  })
})

describe('the mails of an order', () => {
  it('are told to the owner, with what became of them; of no order they are none', async () => {
    const { app, headers, abandonner } = await uneMaison()
    await abandonner()
    const liste = await app.inject({ url: '/api/prestations/admin/all', headers })
    const [{ id } = { id: '' }] = liste.json<{ data: readonly { id: string }[] }>().data
    const courriels = await app.inject({ url: `/api/admin/prestations/${id}/courriels`, headers })
    expect(courriels.json()).toMatchObject({
      data: [{ genre: 'commande_client', statut: 'echoue', creeLe: UN_INSTANT.toISOString(), envoyeLe: null }],
    })
    expect((await app.inject({ url: '/api/admin/prestations/x/courriels', headers })).statusCode).toBe(404)
  })
})
