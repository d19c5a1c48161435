import { describe, expect, it } from 'vitest'
import { useDatabase } from '#infrastructure/database/test-database.fixture'
import { bearer, EMAILS, inscrire, uneCommandeEnvoyee, unServeurSurBase } from '../server.fixture.ts'

const base = useDatabase('embedded')

/** Jeanne, who has ordered, a client who has not, and the owner. */
const uneScene = async () => {
  const serveur = await unServeurSurBase(base())
  await serveur.app.inject({ method: 'POST', url: '/api/prestations/commander', payload: uneCommandeEnvoyee() })
  const [jeanne] = await serveur.comptes()
  if (jeanne === undefined) throw new Error('the order made no account')
  const admin = await inscrire(serveur, EMAILS.admin, { role: 'admin' })
  const autre = await inscrire(serveur, EMAILS.autre)
  const ask = async (method: 'GET' | 'DELETE', url: string) =>
    serveur.app.inject({ method, url, headers: bearer(admin.id) })
  /** The mails about accounts, without those about orders. */
  const courriersDeComptes = () => base()('courriels').select('genre', 'email').whereNotNull('email').orderBy('genre')
  return { ...serveur, jeanne, admin, autre, ask, courriersDeComptes }
}

const CORRIGEES = {
  nom: 'Jeanne Dupond',
  telephone: '03 84 12 34 56',
  adresse: '3 rue des Salines',
  codePostal: '39000',
  ville: 'Lons-le-Saunier',
}

describe('an account in the hands of the owner', () => {
  it('has a sheet', async () => {
    const { ask, jeanne } = await uneScene()
    const answer = await ask('GET', `/api/clients/${jeanne.id}`)
    expect(answer.json()).toMatchObject({
      data: {
        client: { id: jeanne.id, prestations: 1 },
        messages: 0,
        conservation: { jusquAu: null, motif: 'prestation_ouverte', ensuiteJusquAu: null },
      },
    })
    expect((await ask('GET', '/api/clients/nobody')).statusCode).toBe(404)
  })

  it('is corrected with its order, once', async () => {
    const { ask, app, admin, dossiers, jeanne } = await uneScene()
    const lue = (await ask('GET', `/api/clients/${jeanne.id}`)).json<{ data: { version: number } }>().data
    const [dossier] = await dossiers()
    const { reference } = dossier?.prestation ?? {}
    const corriger = (change: object = {}) =>
      app.inject({
        method: 'PATCH',
        url: `/api/clients/${jeanne.id}`,
        headers: bearer(admin.id),
        payload: { ...CORRIGEES, commandes: true, version: lue.version, ...change },
      })
    const faux = await corriger({ nom: 'Jeanne', codePostal: '39' })
    expect([faux.statusCode, Object.keys(faux.json<{ champs: object }>().champs)]).toEqual([400, ['nom', 'codePostal']])
    const answer = await corriger()
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        data: {
          fiche: { client: { nom: 'Jeanne Dupond', telephone: '+33384123456' }, version: 2 },
          commandes: [reference],
          adresseSeule: 0,
        },
      },
    ])
    const stale = await corriger({ nom: 'Jeanne Durand' })
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: 'VERSION_PERIMEE', data: { actuel: { nom: 'Jeanne Dupond', version: 2 } } },
    ])
  })

  it('gets another mail address, which alone opens it from then on', async () => {
    const { app, admin, autre, courriersDeComptes, jeanne } = await uneScene()
    const corriger = (change: object) =>
      app.inject({
        method: 'PATCH',
        url: `/api/clients/${jeanne.id}`,
        headers: bearer(admin.id),
        payload: { ...CORRIGEES, version: 1, ...change },
      })
    const faux = await corriger({ email: 'jeanne' })
    expect([faux.statusCode, Object.keys(faux.json<{ champs: object }>().champs)]).toEqual([400, ['email']])
    const pris = await corriger({ email: autre.email })
    expect([pris.statusCode, pris.json()]).toMatchObject([
      409,
      {
        code: 'EMAIL_PRIS',
        message: `Cette adresse est déjà celle du compte de ${autre.nom}. Deux comptes ne peuvent pas la partager.`,
        champs: { email: expect.any(String) },
        data: { client: { id: autre.id, nom: autre.nom } },
      },
    ])
    const reservee = await corriger({ email: EMAILS.admin })
    expect(reservee.statusCode).toBe(409)
    const session = bearer(jeanne.id)
    expect((await app.inject({ url: '/api/clients/profile', headers: session })).statusCode).toBe(200)
    const answer = await corriger({ email: 'jeanne@courriel.example' })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        data: { fiche: { client: { email: 'jeanne@courriel.example' }, version: 2 }, commandes: [], adresseSeule: 1 },
      },
    ])
    expect((await app.inject({ url: '/api/clients/profile', headers: session })).statusCode).toBe(401)
    expect(await courriersDeComptes()).toEqual([
      { genre: 'ancienne_adresse', email: jeanne.email },
      { genre: 'nouvelle_adresse', email: 'jeanne@courriel.example' },
    ])
  })

  it('keeps its mail address when it is that of an admin', async () => {
    const { app, admin } = await uneScene()
    const corriger = (email: string) =>
      app.inject({
        method: 'PATCH',
        url: `/api/clients/${admin.id}`,
        headers: bearer(admin.id),
        payload: { ...CORRIGEES, email, version: 1 },
      })
    const refus = await corriger('patron@courriel.example')
    expect([refus.statusCode, refus.json<{ code: string }>().code]).toEqual([409, 'EMAIL_D_ADMIN'])
    expect((await corriger(EMAILS.admin)).statusCode).toBe(200)
  })

  it('is deleted as the preview said', async () => {
    const { ask, comptes, dossiers, jeanne } = await uneScene()
    const [dossier] = await dossiers()
    const bilan = {
      prestationsSupprimes: 1,
      prestationsConservees: 0,
      supprimees: [dossier?.prestation.reference],
      conservees: [],
      messages: 0,
    }
    const apercu = await ask('GET', `/api/clients/${jeanne.id}/suppression`)
    expect(apercu.json()).toMatchObject({ data: { ...bilan, enCours: [] } })
    const answer = await ask('DELETE', `/api/clients/${jeanne.id}`)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, message: 'Client supprimé.', data: bilan },
    ])
    expect((await comptes()).some(({ id }) => id === jeanne.id)).toBe(false)
    expect((await ask('DELETE', `/api/clients/${jeanne.id}`)).statusCode).toBe(404)
  })

  it('is not deleted with more than the preview showed', async () => {
    const { ask, app, comptes, jeanne } = await uneScene()
    const apercu = await ask('GET', `/api/clients/${jeanne.id}/suppression`)
    const { empreinte } = apercu.json<{ data: { empreinte: string } }>().data
    const payload = uneCommandeEnvoyee({ serviceId: 8, devis: { totalNet: 80 } })
    await app.inject({ method: 'POST', url: '/api/prestations/commander', payload })
    const stale = await ask('DELETE', `/api/clients/${jeanne.id}?empreinte=${empreinte}`)
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: 'VERSION_PERIMEE', data: { actuel: { prestationsSupprimes: 2, enCours: [] } } },
    ])
    expect((await comptes()).some(({ id }) => id === jeanne.id)).toBe(true)
    const relu = (await ask('GET', `/api/clients/${jeanne.id}/suppression`)).json<{ data: { empreinte: string } }>()
    const answer = await ask('DELETE', `/api/clients/${jeanne.id}?empreinte=${relu.data.empreinte}`)
    expect(answer.statusCode).toBe(200)
  })

  it('stays when it is that of an admin', async () => {
    const { ask, admin } = await uneScene()
    const answer = await ask('DELETE', `/api/clients/${admin.id}?forcer=true`)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'COMPTE_ADMIN'])
  })

  it('goes with those that never ordered, after a simulation that changed nothing', async () => {
    const { ask, comptes, autre } = await uneScene()
    const url = '/api/clients/admin/cleanup/inactive'
    const deletedClients = [{ nom: autre.nom, email: autre.email }]
    const simulation = await ask('DELETE', `${url}?simulation=true`)
    expect(simulation.json()).toMatchObject({ data: { deletedClients } })
    expect(await comptes()).toHaveLength(3)
    expect((await ask('DELETE', `${url}?simulation=peut-etre`)).statusCode).toBe(400)
    expect((await ask('DELETE', url)).json()).toMatchObject({ data: { deletedClients } })
    expect(await comptes()).toHaveLength(2)
    expect((await ask('DELETE', url)).json()).toMatchObject({
      message: 'Aucun compte sans prestation.',
      data: { deletedClients: [] },
    })
  })
})
