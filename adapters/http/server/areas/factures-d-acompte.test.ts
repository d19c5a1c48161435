import { describe, expect, it } from 'vitest'
import { useDatabase } from '#infrastructure/database/test-database.fixture'
import { UN_PROFESSIONNEL } from '#domain/facturation/facture.fixture'
import { unDossier } from '../appointment.fixture.ts'
import { terminer, uneSaisieEnvoyee, vendreAUneEntreprise } from '../facture.fixture.ts'
import { bearer, EMAILS, inscrire, unServeurSurBase } from '../server.fixture.ts'

const base = useDatabase('embedded')

type Corps = Readonly<Record<string, unknown>>

const UN_VIREMENT = { mode: 'virement', le: '2026-11-20', montant: 24 }

/** An order of 64 € by a business, and an owner who is paid before the work. */
const uneCaisse = async () => {
  const serveur = await unServeurSurBase(base())
  const { id, reference, admin, client } = await unDossier(serveur)
  await vendreAUneEntreprise(serveur, id)
  const poster = (url: string, payload: Corps = {}) =>
    serveur.app.inject({ method: 'POST', url, payload, headers: admin })
  const lire = async (url: string, headers = admin) => (await serveur.app.inject({ url, headers })).json()
  return {
    serveur,
    id,
    reference,
    admin,
    client,
    poster,
    lire,
    recevoir: (change: Corps = {}) =>
      poster(`/api/admin/commandes/${reference}/reglements`, { ...UN_VIREMENT, ...change }),
    facturer: async () => {
      await terminer(serveur, id, UN_PROFESSIONNEL)
      return poster(`/api/admin/prestations/${id}/factures`, uneSaisieEnvoyee())
    },
  }
}

describe('a deposit of a business', () => {
  it('is announced with what its invoice may lack, and told with the documents that were issued for it', async () => {
    const { id, recevoir, lire } = await uneCaisse()
    const url = `/api/admin/prestations/${id}/acomptes`
    expect(await lire(url)).toMatchObject({ data: { type: 'professionnel', mentionsManquantes: [] } })
    expect((await recevoir()).statusCode).toBe(201)
    await recevoir({ montant: 10 })
    await recevoir({ montant: -30 })
    expect(await lire(url)).toMatchObject({
      data: {
        acomptes: [
          { montant: 24, pieces: ['ACO-2026-0001'] },
          { montant: 10, pieces: ['ACO-2026-0002'] },
          { montant: -30, pieces: ['AVO-2026-0001', 'AVO-2026-0002'] },
        ],
      },
    })
  })

  it('of somebody who is a consumer has none', async () => {
    const serveur = await unServeurSurBase(base())
    const { id, reference, admin: headers } = await unDossier(serveur)
    const url = `/api/admin/prestations/${id}/acomptes`
    const ecrire = `/api/admin/commandes/${reference}/reglements`
    await serveur.app.inject({ method: 'POST', url: ecrire, payload: UN_VIREMENT, headers })
    expect((await serveur.app.inject({ url, headers })).json()).toMatchObject({ data: { acomptes: [{ pieces: [] }] } })
    expect((await serveur.app.inject({ url: '/api/admin/factures', headers })).json()).toMatchObject({ data: [] })
  })

  it('is not written while the law wants more on its invoice, which is said', async () => {
    const { serveur, id, reference, poster, lire } = await uneCaisse()
    await vendreAUneEntreprise(serveur, id, { ...UN_PROFESSIONNEL, raisonSociale: '' })
    const answer = await poster(`/api/admin/commandes/${reference}/reglements`, UN_VIREMENT)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'MENTIONS_MANQUANTES', data: { mentions: [{ code: 'client-professionnel' }] } },
    ])
    expect(await lire(`/api/admin/prestations/${id}/acomptes`)).toMatchObject({ data: { acomptes: [] } })
  })
})

describe('the invoice for a deposit', () => {
  it('is read by the owner, paid, with when and how, and what went back of it', async () => {
    const { recevoir, lire } = await uneCaisse()
    await recevoir()
    await recevoir({ montant: -4, note: 'Trop versé' })
    const facture = {
      genre: 'acompte',
      numero: 'ACO-2026-0001',
      date: '2026-11-20',
      total: 24,
      totalDevis: 64,
      reste: 20,
      etat: 'payee',
      facturX: true,
      recu: { le: '2026-11-20', mode: 'virement' },
      client: { type: 'professionnel', siren: '732829320' },
      avoirs: [{ numero: 'AVO-2026-0001', total: 4, motif: 'acompte rendu' }],
      conservation: { jusquAu: null, motif: 'avec_la_facture' },
    }
    for (const numero of ['ACO-2026-0001', 'AVO-2026-0001']) {
      expect(await lire(`/api/admin/factures/${numero}`)).toMatchObject({ data: { facture, transmission: null } })
    }
    expect(await lire('/api/admin/factures?etat=payee')).toMatchObject({ data: [facture], total: 1 })
    await recevoir({ montant: -20 })
    expect(await lire('/api/admin/factures?etat=annulee')).toMatchObject({ data: [{ reste: 0, etat: 'annulee' }] })
  })

  it('is mailed once more and left with a platform, and is not credited by itself', async () => {
    const { recevoir, poster } = await uneCaisse()
    await recevoir()
    const surFacture = (chemin: string, payload: Corps = {}) =>
      poster(`/api/admin/factures/ACO-2026-0001/${chemin}`, payload)
    expect((await surFacture('renvoi')).statusCode).toBe(200)
    expect((await surFacture('transmission')).statusCode).toBe(200)
    const answer = await surFacture('avoirs', { motif: 'Erreur.' })
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'FACTURE_INCONNUE' }])
  })

  it('and its credit note are downloaded by their client and the owner, and by nobody else', async () => {
    const { serveur, recevoir, admin, client } = await uneCaisse()
    await recevoir()
    await recevoir({ montant: -4 })
    const autre = bearer((await inscrire(serveur, EMAILS.autre)).id)
    for (const numero of ['ACO-2026-0001', 'AVO-2026-0001']) {
      for (const [fichier, type] of [
        ['pdf', 'application/pdf'],
        ['factur-x.xml', 'application/xml'],
      ] as const) {
        const url = `/api/factures/${numero}/${fichier}`
        for (const headers of [admin, client]) {
          const answer = await serveur.app.inject({ url, headers })
          expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type])
        }
        expect((await serveur.app.inject({ url, headers: autre })).json()).toMatchObject({ code: 'FACTURE_INCONNUE' })
      }
    }
  })

  it('is in the list of its client, newest first, and deducted by the invoice for the work', async () => {
    const { serveur, client, recevoir, facturer, lire } = await uneCaisse()
    await recevoir()
    expect(await lire('/api/prestations/mes-prestations', client)).toMatchObject({
      data: [{ acomptes: [{ montant: 24, piece: 'ACO-2026-0001' }] }],
    })
    serveur.ports.clock.avancer(60_000)
    expect((await facturer()).json()).toMatchObject({
      data: { genre: 'facture', total: 64, solde: 40, acomptes: [{ montant: 24, piece: 'ACO-2026-0001' }] },
    })
    const { data } = await lire('/api/factures', client)
    expect(data).toMatchObject([
      { genre: 'facture', numero: 'FAC-2026-0001', solde: 40 },
      { genre: 'acompte', numero: 'ACO-2026-0001', total: 24, etat: 'payee' },
    ])
    expect(data[1]).not.toHaveProperty('conservation')
  })

  it('goes with its deposit once the invoice that deducts it was given back, and never before', async () => {
    const { reference, recevoir, facturer, poster, lire } = await uneCaisse()
    await recevoir()
    const { reglements } = (await facturer()).json().data
    const annuler = () =>
      poster(`/api/admin/commandes/${reference}/reglements/${reglements[0].id}/annulation`, { note: 'Jamais reçu.' })
    const refus = await annuler()
    expect([refus.statusCode, refus.json()]).toMatchObject([
      409,
      {
        code: 'ACOMPTE_DEDUIT',
        message:
          'Cette somme a sa facture d’acompte ACO-2026-0001 et la facture la déduit\u00a0: faites d’abord un avoir total, annulez ensuite cette écriture, puis refaites la facture.',
        data: { piece: 'ACO-2026-0001' },
      },
    ])
    expect(await lire('/api/admin/factures/ACO-2026-0001')).toMatchObject({ data: { facture: { reste: 24 } } })
    await poster('/api/admin/factures/FAC-2026-0001/avoirs', { motif: 'Erreur.' })
    expect((await annuler()).json()).toMatchObject({ data: { solde: 0 } })
    expect(await lire('/api/admin/factures/ACO-2026-0001')).toMatchObject({
      data: { facture: { reste: 0, etat: 'annulee', avoirs: [{ total: 24, motif: 'acompte annulé' }] } },
    })
  })
})
