import { describe, expect, it } from 'vitest'
import { PARTICULIER } from '#domain/client/acheteur'
import { UN_PROFESSIONNEL } from '#domain/facturation/facture.fixture'
import { unDossier } from '../appointment.fixture.ts'
import { facturer } from '../facture.fixture.ts'
import { bearer, EMAILS, inscrire, unServeur } from '../server.fixture.ts'

/** Jeanne's invoice, and a function that asks for it as anybody. */
const uneFacture = async (acheteur = PARTICULIER) => {
  const serveur = unServeur()
  const dossier = await unDossier(serveur)
  const { facture } = await facturer(serveur, dossier.id, acheteur)
  const lire = (url: string, headers: Readonly<Record<string, string>> = dossier.client) =>
    serveur.app.inject({ url, headers })
  return { serveur, dossier, facture, lire }
}

describe('the invoices of a client', () => {
  it('are those of what is done, with what is owed', async () => {
    const { dossier, facture, lire } = await uneFacture()
    const answer = await lire('/api/factures')
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        success: true,
        data: [
          {
            genre: 'facture',
            numero: 'FAC-2026-0001',
            date: '2026-11-20',
            echeance: '2026-11-20',
            dateExecution: '2026-11-20',
            lieu: '12 rue du Commerce, 39000 Lons-le-Saunier',
            reference: facture.reference,
            prestationId: dossier.id,
            client: {
              nom: 'Jeanne Dupont',
              email: EMAILS.jeanne,
              type: 'particulier',
              raisonSociale: null,
              siren: null,
            },
            service: 'Dépannage – Réinstallation PC',
            lignes: [
              expect.objectContaining({
                genre: 'travail',
                quantite: 1,
                unite: 'forfait',
                prixUnitaire: 64,
                montant: 64,
              }),
              expect.objectContaining({ genre: 'deplacement', montant: 0 }),
            ],
            total: 64,
            totalDevis: 64,
            accordDepassement: '',
            acomptes: [],
            solde: 64,
            etat: 'a_payer',
            code: facture.code,
            facturX: false,
            avoirs: [],
            reglements: [],
          },
        ],
      },
    ])
  })

  it('do not tell what the owner noted beside a payment', async () => {
    const { dossier, lire, serveur } = await uneFacture()
    await serveur.app.inject({
      method: 'POST',
      url: `/api/admin/commandes/${dossier.reference}/reglements`,
      payload: { mode: 'virement', le: '2026-11-20', montant: 20, note: 'A payé en retard.' },
      headers: dossier.admin,
    })
    const answer = await lire('/api/factures')
    expect(answer.json()).toMatchObject({ data: [{ solde: 44, reglements: [{ mode: 'virement', montant: 20 }] }] })
    expect(answer.payload).not.toContain('note')
  })

  it('are empty before anything was billed, and of others', async () => {
    const { serveur, lire } = await uneFacture()
    const autre = await inscrire(serveur, EMAILS.autre)
    expect((await lire('/api/factures', bearer(autre.id))).json()).toEqual({ success: true, data: [] })
  })

  it('stay in the list, their credit notes with them, when the prestation is done no more', async () => {
    const { serveur, dossier, facture, lire } = await uneFacture()
    const { app } = serveur
    await app.inject({
      method: 'POST',
      url: `/api/admin/factures/${facture.numero}/avoirs`,
      payload: { motif: 'Erreur.' },
      headers: dossier.admin,
    })
    const payload = { statut: 'en_cours', motif: 'À reprendre.' }
    const url = `/api/prestations/${dossier.id}`
    expect((await app.inject({ method: 'PUT', url, payload, headers: dossier.admin })).statusCode).toBe(200)
    expect((await lire('/api/factures')).json()).toMatchObject({
      data: [{ numero: facture.numero, etat: 'annulee', avoirs: [{ numero: 'AVO-2026-0001' }] }],
    })
    expect((await lire(`/api/factures/${facture.numero}/pdf`)).statusCode).toBe(200)
  })
})

describe('the file of an invoice', () => {
  it.each([
    ['by its number', () => '/api/factures/FAC-2026-0001/pdf'],
    ['by its prestation', (id: string) => `/api/prestations/${id}/facture.pdf`],
  ])('is downloaded %s, as it was issued', async (_, urlDe) => {
    const { serveur, dossier, lire } = await uneFacture()
    for (const headers of [dossier.client, dossier.admin]) {
      const answer = await lire(urlDe(dossier.id), headers)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringContaining('FAC-2026-0001.pdf'),
      })
      const [piece] = serveur.store.pieces.values()
      expect(new Uint8Array(answer.rawPayload)).toEqual(piece?.redigee.pdf)
      expect(answer.payload).toContain(`https://atelier.example/verifier/${piece?.redigee.piece.code}`)
    }
  })

  it('has a structured form for professionals alone', async () => {
    const particulier = await uneFacture()
    expect((await particulier.lire('/api/factures/FAC-2026-0001/factur-x.xml')).json()).toMatchObject({
      code: 'FACTURE_INCONNUE',
    })
    const { lire } = await uneFacture(UN_PROFESSIONNEL)
    const answer = await lire('/api/factures/FAC-2026-0001/factur-x.xml')
    expect([answer.statusCode, answer.headers['content-type'], answer.payload]).toEqual([
      200,
      'application/xml',
      '<facture>FAC-2026-0001 6400</facture>',
    ])
    expect((await lire('/api/factures')).json()).toMatchObject({
      data: [{ facturX: true, echeance: '2026-12-20', client: { type: 'professionnel', siren: '732829320' } }],
    })
  })

  it('is unknown when nobody issued it, or under no number', async () => {
    const serveur = unServeur()
    const { id, client } = await unDossier(serveur)
    const lire = async (url: string) => {
      const answer = await serveur.app.inject({ url, headers: client })
      return [answer.statusCode, answer.json<{ code: string }>().code]
    }
    expect(await lire(`/api/prestations/${id}/facture.pdf`)).toEqual([404, 'FACTURE_INCONNUE'])
    expect(await lire('/api/prestations/autre/facture.pdf')).toEqual([404, 'FACTURE_INCONNUE'])
    expect(await lire('/api/factures/FAC-2026-0001/pdf')).toEqual([404, 'FACTURE_INCONNUE'])
    expect((await lire('/api/factures/autre/pdf'))[0]).toBe(400)
  })
})
