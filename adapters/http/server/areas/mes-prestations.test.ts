import { describe, expect, it } from 'vitest'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { moyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import { uneDateProposee } from '../appointment.fixture.ts'
import { bearer, EMAILS, inscrire, uneCommandeEnvoyee, type UnServeur, unServeur } from '../server.fixture.ts'

type Liste = {
  data: { reference: string }[]
  curseurSuivant: string | null
  total: number
  chiffres: Record<string, number>
}

const commander = async (serveur: UnServeur, overrides: Readonly<Record<string, unknown>> = {}) => {
  const payload = uneCommandeEnvoyee(overrides)
  const answer = await serveur.app.inject({ method: 'POST', url: '/api/prestations/commander', payload })
  serveur.ports.clock.avancer(1_000)
  return answer.json<{ data: { prestation: { reference: string } } }>().data.prestation.reference
}

const lister = async ({ app }: UnServeur, headers: Record<string, string>, query = '') =>
  (await app.inject({ url: `/api/prestations/mes-prestations${query}`, headers })).json<Liste>()

describe('the client area', () => {
  it('lists the client’s own orders, newest first, a page at a time', async () => {
    const serveur = unServeur()
    const references = [await commander(serveur), await commander(serveur), await commander(serveur)]
    await commander(serveur, { email: EMAILS.autre, nom: 'Paul Martin' })
    const client = bearer('client-1')
    const first = await lister(serveur, client, '?limite=2')
    expect(first.data.map(({ reference }) => reference)).toEqual([references[2], references[1]])
    expect([first.total, first.chiffres]).toEqual([3, { en_attente: 3, en_cours: 0, terminé: 0, annulé: 0 }])
    const next = await lister(serveur, client, `?limite=2&curseur=${first.curseurSuivant}`)
    expect(next.data.map(({ reference }) => reference)).toEqual([references[0]])
    expect(next.curseurSuivant).toBeNull()
  })

  it('shows an order with its price, its dates and what happened', async () => {
    const serveur = unServeur()
    const { client, id } = await uneDateProposee(serveur)
    const { data } = await lister(serveur, client)
    expect(data).toMatchObject([
      {
        id,
        createdAt: '2026-11-20T09:00:00.000Z',
        datePrestation: '2026-11-24',
        heurePrestation: '14:30',
        service: { serviceName: 'Réinstallation PC' },
        statut: 'en_attente',
        priorite: 'normale',
        devis: { numero: 'DEV-2026-0001', totalNet: 64, heures: 1, typeTarif: 'forfait' },
        adresse: expect.stringContaining('39000 Lons-le-Saunier'),
        client: { nom: 'Jeanne Dupont', email: EMAILS.jeanne, telephone: '+33612345678' },
        validationDate: { statut: 'en_attente', date: '2026-11-24', heure: '14:30', repondueLe: null },
        contactAvant: '2026-11-24T09:00:00.000Z',
        dates: [{ statut: 'propose', total: 64 }],
        historique: [
          { auteur: 'client', fait: { genre: 'commande' } },
          { auteur: 'entreprise', fait: { genre: 'date_proposee' } },
        ],
      },
    ])
    expect(JSON.stringify(data)).not.toMatch(/empreinte|motDePasse|jeton|token|clientId/)
  })

  it('is empty for somebody who has not ordered', async () => {
    const serveur = unServeur()
    await commander(serveur)
    const { id } = await inscrire(serveur, EMAILS.autre)
    expect(await lister(serveur, bearer(id))).toEqual({
      success: true,
      data: [],
      curseurSuivant: null,
      total: 0,
      chiffres: { en_attente: 0, en_cours: 0, terminé: 0, annulé: 0 },
      moyensDePaiement: moyensDePaiement(uneEntreprise()),
    })
  })

  it('shows nothing of others to somebody who names their order as a place in the list', async () => {
    const serveur = unServeur()
    await commander(serveur)
    await commander(serveur, { email: EMAILS.autre, nom: 'Paul Martin' })
    const [, other = ''] = serveur.store.prestations.keys()
    const { data } = await lister(serveur, bearer('client-1'), `?curseur=${other}`)
    expect(data.length).toBeLessThanOrEqual(1)
    expect(JSON.stringify(data)).not.toContain('Paul')
  })

  it.each(['0', 'zzz', '01m7w2y7m0115fhgtj5mbqaenh', '01M7W2Y7M0115FHGTJ5MBQAEN'])(
    'refuses a place that is none of a list: %s',
    async (curseur) => {
      const serveur = unServeur()
      await commander(serveur)
      const headers = bearer('client-1')
      const answer = await serveur.app.inject({ url: `/api/prestations/mes-prestations?curseur=${curseur}`, headers })
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { code: 'CHAMPS_INVALIDES', champs: { curseur: expect.stringContaining('Rechargez la liste') } },
      ])
    },
  )
})
