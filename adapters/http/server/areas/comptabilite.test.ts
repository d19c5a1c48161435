import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { makeDocumentRenderer } from '#adapters/documents/make-document-renderer'
import { composerDossier } from '#application/comptabilite/composer-dossier'
import { CENT_EUROS, encaisser, facturer } from '#application/ports/comptabilite.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { euros } from '#domain/shared/montant'
import { useDatabase } from '#infrastructure/database/test-database.fixture'
import { bearer, EMAILS, inscrire, unServeurSurBase, unServeur } from '../server.fixture.ts'

const base = useDatabase('embedded')

const unePatronne = async () => {
  const serveur = await unServeurSurBase(base())
  const admin = await inscrire(serveur, EMAILS.admin, { role: 'admin' })
  const stores = { prestations: serveur.ports.prestations, factures: serveur.ports.factures }
  const facture = await facturer(stores, 1, dateCivile(2026, 11, 19), CENT_EUROS)
  await encaisser(stores, facture, 1, { montant: euros(100), le: dateCivile(2026, 11, 20) })
  const lire = (url: string) => serveur.app.inject({ url: `/api/admin/${url}`, headers: bearer(admin.id) })
  return { ...serveur, admin, facture, lire }
}

describe('the books over HTTP', () => {
  it('tell the present year in euros', async () => {
    const { lire } = await unePatronne()
    const { statusCode, body } = await lire('comptabilite')
    expect(statusCode).toBe(200)
    expect(JSON.parse(body)).toMatchObject({
      data: {
        annee: 2026,
        annees: [2026],
        total: { services: 60, ventes: 40, total: 100, ecritures: 1 },
        seuils: expect.arrayContaining([
          expect.objectContaining({ code: 'tva', assiette: 'services', montant: 37_500, encaisse: 60, niveau: 'loin' }),
        ]),
        echeances: [{ code: 'tva-cibs', le: '2027-01-01', jours: 42 }],
      },
    })
  })

  it('tell a month entry by entry', async () => {
    const { lire, facture } = await unePatronne()
    expect(JSON.parse((await lire('recettes?annee=2026&mois=11')).body)).toMatchObject({
      data: [
        {
          le: '2026-11-20',
          facture: facture.numero,
          montant: 100,
          services: 60,
          ventes: 40,
          mode: 'especes',
          annuleeLe: null,
        },
      ],
    })
    expect(JSON.parse((await lire('recettes?annee=2026&mois=10')).body)).toMatchObject({ data: [] })
  })

  it.each(['recettes?annee=2026', 'recettes?annee=2026&mois=13', 'comptabilite?annee=deux', 'comptabilite/26.zip'])(
    'refuse %s',
    async (url) => {
      const { lire } = await unePatronne()
      expect((await lire(url)).statusCode).toBe(400)
    },
  )

  it.each([
    ['export/recettes.csv', 'recettes-2026.csv', '"Ligne";"Date";"Client"'],
    ['export/recettes.csv?annee=2025', 'recettes-2025.csv', '"Ligne";"Date";"Client"'],
    ['export/b2c.csv?annee=2026&mois=11', 'b2c-2026-11.csv', '"Période du"'],
  ])('give %s as %s', async (url, nom, debut) => {
    const { lire } = await unePatronne()
    const { headers, body } = await lire(url)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-disposition']).toContain(`filename="${nom}"`)
    expect(body.startsWith(`\uFEFF${debut}`)).toBe(true)
  })

  it('give the whole year as an archive', async () => {
    const premier = await unePatronne()
    const useCases = {
      composerDossier: composerDossier({
        ...premier.ports,
        documents: makeDocumentRenderer('https://atelier.example/verifier'),
      }),
    }
    const { app } = unServeur({ useCases: { ...premier.useCases, ...useCases } })
    const { statusCode, headers, rawPayload } = await app.inject({
      url: '/api/admin/comptabilite/2026.zip',
      headers: bearer(premier.admin.id),
    })
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip'])
    expect(headers['content-disposition']).toContain('filename="comptabilite-2026.zip"')
    expect(Object.keys(unzipSync(rawPayload))).toContain('documents/FAC-2026-0001.pdf')
  })
})

describe('the archive of a year that has not begun', () => {
  it('is refused with a sentence', async () => {
    const { lire } = await unePatronne()
    const { statusCode, body } = await lire('comptabilite/2027.zip')
    expect([statusCode, JSON.parse(body)]).toMatchObject([
      422,
      { code: 'ANNEE_NON_COMMENCEE', message: 'L’année 2027 n’a pas commencé\u00a0: elle n’a pas encore de dossier.' },
    ])
  })
})

describe('retention over HTTP', () => {
  it('tells of every kind its rule and what goes', async () => {
    const { lire } = await unePatronne()
    const { statusCode, body } = await lire('conservation')
    expect(statusCode).toBe(200)
    const { data }: { readonly data: readonly unknown[] } = JSON.parse(body)
    expect(data).toHaveLength(13)
    expect(data).toContainEqual(
      expect.objectContaining({
        genre: 'versions_acceptees',
        depart: 'derniere_prestation',
        duree: { nombre: 5, unite: 'annees' },
        suite: 'avec_le_compte',
      }),
    )
    expect(data).toContainEqual(
      expect.objectContaining({
        genre: 'factures',
        depart: 'derniere_ecriture',
        duree: { nombre: 10, unite: 'fin_d_annee' },
        total: 1,
        aTerme: 0,
        plusAncienJusquAu: '2036-12-31',
      }),
    )
  })

  it('lets nothing go without a yes', async () => {
    const { app, admin } = await unePatronne()
    const envoyer = (payload: object) =>
      app.inject({ method: 'POST', url: '/api/admin/conservation', payload, headers: bearer(admin.id) })
    const refus = await envoyer({})
    expect([refus.statusCode, JSON.parse(refus.body)]).toMatchObject([422, { code: 'CONFIRMATION_REQUISE' }])
    const fait = await envoyer({ confirmer: true })
    expect(fait.statusCode).toBe(200)
    expect(JSON.parse(fait.body)).toMatchObject({ data: expect.arrayContaining([{ genre: 'messages', nombre: 0 }]) })
  })
})
