import { describe, expect, it } from 'vitest'
import { useDatabase } from '#infrastructure/database/test-database.fixture'
import { avancer } from '#application/ports/factures.fixture'
import { reussir } from '#application/shared/run.fixture'
import { euros } from '#domain/shared/montant'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { uneDateProposee, unDossier } from '../appointment.fixture.ts'
import { unMessageEnvoye, unServeurSurBase, type Serveur } from '../server.fixture.ts'

const base = useDatabase('embedded')

const lire = ({ app }: Serveur, headers: Readonly<Record<string, string>>, query = '') =>
  app.inject({ url: `/api/admin/aujourdhui${query}`, headers })

const RIEN = {
  enRetard: 0,
  aContacter: 0,
  aReproposer: 0,
  sansReponse: 0,
  aRembourser: 0,
  messagesNonLus: 0,
  courrielsEchoues: 0,
}

describe('the day of the owner', () => {
  it('names who is to be called, and until when', async () => {
    const serveur = await unServeurSurBase(base())
    const { id, admin } = await unDossier(serveur)
    const answer = await lire(serveur, admin)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      success: true,
      data: {
        jour: '2026-11-20',
        ferie: null,
        enRetard: [],
        aContacter: [
          { id, contactAvant: '2026-11-24T09:00:00.000Z', client: { nom: 'Jeanne Dupont' }, historique: [] },
        ],
        visites: [],
        nombres: { ...RIEN, aContacter: 1 },
      },
    })
  })

  it('puts first who was promised a call that is late', async () => {
    const serveur = await unServeurSurBase(base())
    const { id, admin } = await unDossier(serveur)
    serveur.ports.clock.avancer(2_000)
    const [dossier] = await serveur.dossiers()
    if (dossier === undefined) throw new Error('no order')
    const prestation = { ...dossier.prestation, contactAvant: new Date(UN_INSTANT.getTime() + 1_000) }
    await serveur.poserPrestation(prestation)
    await serveur.app.inject({ method: 'POST', url: '/api/contact', payload: unMessageEnvoye() })
    expect((await lire(serveur, admin)).json()).toMatchObject({
      data: { enRetard: [{ id }], nombres: { ...RIEN, enRetard: 1, messagesNonLus: 1 } },
    })
  })

  it('shows who still has to answer, and on the day the visit that was agreed', async () => {
    const serveur = await unServeurSurBase(base())
    const { id, token, dateId, admin } = await uneDateProposee(serveur)
    expect((await lire(serveur, admin)).json()).toMatchObject({
      data: {
        sansReponse: [{ prestation: { id, dates: [{ id: dateId }] }, devis: null }],
        nombres: { ...RIEN, sansReponse: 1 },
      },
    })
    const payload = { token, action: 'accepter' }
    await serveur.app.inject({ method: 'POST', url: `/api/prestations/${id}/validation-date`, payload })
    expect((await lire(serveur, admin, '?jour=2026-11-24')).json()).toMatchObject({
      data: {
        jour: '2026-11-24',
        visites: [{ prestation: { id }, trajetMinutes: 10, trajetAvantMinutes: 10, date: { statut: 'accepte' } }],
        nombres: RIEN,
      },
    })
    expect((await lire(serveur, admin)).json()).toMatchObject({ data: { visites: [] } })
  })

  it('asks for another date once the client refused, with why, and what was said since', async () => {
    const serveur = await unServeurSurBase(base())
    const { id, token, admin } = await uneDateProposee(serveur)
    const payload = { token, action: 'refuser', motif: 'Je travaille ce jour-là.' }
    await serveur.app.inject({ method: 'POST', url: `/api/prestations/${id}/validation-date`, payload })
    const appel = { appel: 'Elle préfère le jeudi.' }
    await serveur.app.inject({ method: 'PUT', url: `/api/prestations/${id}`, payload: appel, headers: admin })
    const lu = (await lire(serveur, admin)).json()
    expect(lu).toMatchObject({ data: { aReproposer: [{ id }], nombres: { ...RIEN, aReproposer: 1 } } })
    expect(lu.data.aReproposer[0].historique.slice(-2)).toMatchObject([
      { fait: { genre: 'date_refusee', motif: 'Je travaille ce jour-là.' } },
      { fait: { genre: 'appel', note: 'Elle préfère le jeudi.' } },
    ])
  })

  it('tells what a cancelled order still holds of money, in euros', async () => {
    const serveur = await unServeurSurBase(base())
    const { id, admin } = await unDossier(serveur)
    const [dossier] = await serveur.dossiers()
    if (dossier === undefined) throw new Error('no order')
    await reussir(avancer(serveur.ports, dossier.prestation, 'recu', { montant: euros(20.5) }))
    const annulation = { statut: 'annulé', motif: 'Le client renonce.' }
    await serveur.app.inject({ method: 'PUT', url: `/api/prestations/${id}`, payload: annulation, headers: admin })
    expect((await lire(serveur, admin)).json()).toMatchObject({
      data: {
        aRembourser: [{ prestation: { id }, montant: 20.5, fraisPossibles: false }],
        nombres: { ...RIEN, aRembourser: 1 },
      },
    })
  })

  it('names the public holiday of a day, and refuses a day that is none', async () => {
    const serveur = await unServeurSurBase(base())
    const { admin } = await unDossier(serveur)
    expect((await lire(serveur, admin, '?jour=2026-12-25')).json()).toMatchObject({ data: { ferie: 'Noël' } })
    expect((await lire(serveur, admin, '?jour=demain')).statusCode).toBe(400)
  })
})
