import { describe, expect, it } from 'vitest'
import { useDatabase } from '#infrastructure/database/test-database.fixture'
import { unDossier } from '../appointment.fixture.ts'
import { terminer, uneSaisieEnvoyee } from '../facture.fixture.ts'
import { unServeur, unServeurSurBase, type Serveur } from '../server.fixture.ts'

const base = useDatabase('embedded')

type Corps = Readonly<Record<string, unknown>>

/** An order of 64 €, and an owner who is paid before the work. */
const uneCaisse = async (serveur: Serveur = unServeur()) => {
  const { id, reference, admin, client } = await unDossier(serveur)
  const poster = (chemin: string, payload: Corps = {}) =>
    serveur.app.inject({ method: 'POST', url: `/api/admin/prestations/${id}/${chemin}`, payload, headers: admin })
  const surCommande = (chemin: string, payload: Corps) =>
    serveur.app.inject({ method: 'POST', url: `/api/admin/commandes/${reference}/${chemin}`, payload, headers: admin })
  return {
    serveur,
    id,
    reference,
    recevoir: (change: Corps = {}) => surCommande('reglements', { ...UN_VIREMENT, ...change }),
    annuler: (reglementId: string, note = 'Mauvais client') =>
      surCommande(`reglements/${reglementId}/annulation`, { note }),
    facturer: async (saisie: Corps = {}) => {
      await terminer(serveur, id)
      return poster('factures', uneSaisieEnvoyee(saisie))
    },
    lire: async () =>
      (await serveur.app.inject({ url: `/api/admin/prestations/${id}/acomptes`, headers: admin })).json().data,
    facturation: async () =>
      (await serveur.app.inject({ url: `/api/admin/prestations/${id}/facturation`, headers: admin })).json().data,
    statut: (payload: Corps) =>
      serveur.app.inject({ method: 'PUT', url: `/api/prestations/${id}`, payload, headers: admin }),
    crediter: (numero: string) =>
      serveur.app.inject({
        method: 'POST',
        url: `/api/admin/factures/${numero}/avoirs`,
        payload: { motif: 'Erreur de nom' },
        headers: admin,
      }),
    aujourdhui: async () => (await serveur.app.inject({ url: '/api/admin/aujourdhui', headers: admin })).json().data,
    recettes: async () =>
      (await serveur.app.inject({ url: '/api/admin/recettes?annee=2026&mois=11', headers: admin })).json().data,
    mesPrestations: async () =>
      (await serveur.app.inject({ url: '/api/prestations/mes-prestations', headers: client })).json(),
  }
}

const UN_VIREMENT = { mode: 'virement', le: '2026-11-20', montant: 24 }

type Answer = { readonly statusCode: number; readonly json: () => { code?: string; message?: string; champs?: object } }

const refus = (answer: Answer) => {
  const { code, champs = {} } = answer.json()
  return [answer.statusCode, code, ...Object.keys(champs)]
}

const premier = (answer: Answer): string =>
  (answer.json() as { data: { reglements: { id: string }[] } }).data.reglements[0]?.id ?? ''

describe('the money of an order', () => {
  it('is read before any came, with what may come and since when', async () => {
    const { id, reference, lire } = await uneCaisse()
    expect(await lire()).toEqual({
      prestationId: id,
      reference,
      statut: 'en_attente',
      type: 'particulier',
      des: '2026-11-20',
      acomptes: [],
      acompteMax: 64,
      solde: 0,
      detenus: [],
      mentionsManquantes: [],
    })
  })
})

describe('money before the invoice', () => {
  it('is written, part after part, up to the price', async () => {
    const { recevoir, facturation } = await uneCaisse()
    const un = await recevoir({ note: 'VIR DUPONT' })
    expect([un.statusCode, un.json()]).toMatchObject([
      201,
      {
        data: {
          solde: -24,
          reglements: [{ mode: 'virement', le: '2026-11-20', montant: 24, note: 'VIR DUPONT', annule: null }],
        },
      },
    ])
    expect((await recevoir({ mode: 'paypal', montant: 40 })).json()).toMatchObject({
      data: { reglements: [{ montant: 24 }, { mode: 'paypal', montant: 40 }] },
    })
    const trop = await recevoir({ montant: 0.01 })
    expect([refus(trop), trop.json()]).toMatchObject([
      [422, 'MONTANT_DE_REGLEMENT_REFUSE', 'montant'],
      { data: { reste: 0, rendable: 64 } },
    ])
    expect(await facturation()).toMatchObject({ acomptes: [{ montant: 24 }, { montant: 40 }], acompteMax: 0 })
  })

  it('sent again on what was received before, is written once', async () => {
    const { recevoir, facturation } = await uneCaisse()
    expect((await recevoir({ soldeAttendu: 0 })).statusCode).toBe(201)
    const encore = await recevoir({ soldeAttendu: 0 })
    expect([refus(encore), encore.json()]).toMatchObject([[409, 'SOLDE_CHANGE'], { data: { solde: -24 } }])
    expect((await facturation()).acomptes).toHaveLength(1)
  })

  it.each([
    [{ montant: 64.01 }, [422, 'MONTANT_DE_REGLEMENT_REFUSE', 'montant']],
    [{ montant: 0 }, [422, 'MONTANT_DE_REGLEMENT_REFUSE', 'montant']],
    [{ montant: -1 }, [422, 'MONTANT_DE_REGLEMENT_REFUSE', 'montant']],
    [{ le: '2026-11-21' }, [422, 'DATE_DE_REGLEMENT_REFUSEE', 'le']],
    [{ le: '2026-11-19' }, [422, 'DATE_DE_REGLEMENT_REFUSEE', 'le']],
  ])('is refused for %j', async (change, attendu) => {
    const { recevoir } = await uneCaisse()
    expect(refus(await recevoir(change))).toEqual(attendu)
  })

  it.each([
    [{ mode: 'cheque' }, 'mode'],
    [{ note: 'x'.repeat(301) }, 'note'],
    [{ montant: 'tout' }, 'montant'],
    [{ le: '' }, 'le'],
  ])('says which field of %j is wrong', async (change, champ) => {
    const { recevoir } = await uneCaisse()
    const answer = await recevoir(change)
    expect([answer.statusCode, Object.keys(answer.json().champs)]).toEqual([400, [champ]])
  })

  it('of a cancelled order can only go back, as far as it came', async () => {
    const { recevoir, statut, facturation } = await uneCaisse()
    await recevoir()
    expect((await statut({ statut: 'annulé', motif: 'Le client renonce.' })).statusCode).toBe(200)
    expect(await facturation()).toMatchObject({ acompteMax: 0 })
    expect(refus(await recevoir({ montant: 1 }))).toEqual([422, 'MONTANT_DE_REGLEMENT_REFUSE', 'montant'])
    expect(refus(await recevoir({ montant: -24.01 }))).toEqual([422, 'MONTANT_DE_REGLEMENT_REFUSE', 'montant'])
    expect((await recevoir({ montant: -24 })).json()).toMatchObject({
      data: { solde: 0, reglements: [{ montant: 24 }, { montant: -24 }] },
    })
  })

  it('is of a prestation that exists', async () => {
    const { serveur } = await uneCaisse()
    const { admin: headers } = await unDossier(serveur)
    const url = '/api/admin/commandes/PREST-999999/reglements'
    const answer = await serveur.app.inject({ method: 'POST', url, payload: UN_VIREMENT, headers })
    expect(refus(answer)).toEqual([404, 'PRESTATION_INCONNUE'])
  })
})

describe('a slip', () => {
  it('is undone by a contrary entry, once', async () => {
    const { recevoir, annuler, facturation } = await uneCaisse()
    const id = premier(await recevoir())
    const defait = await annuler(id)
    expect([defait.statusCode, defait.json()]).toMatchObject([
      201,
      { data: { reglements: [{ id }, { montant: -24, annule: id, note: 'Mauvais client' }] } },
    ])
    expect(await facturation()).toMatchObject({ acompteMax: 64 })
    expect(refus(await annuler(id))).toEqual([404, 'REGLEMENT_INCONNU'])
  })

  it('stays when the money went back already', async () => {
    const { recevoir, annuler } = await uneCaisse()
    const id = premier(await recevoir())
    await recevoir({ montant: -24 })
    expect(refus(await annuler(id))).toEqual([409, 'ACOMPTE_RENDU'])
  })
})

describe('the money of an invoice that was given back', () => {
  it('is not asked for again: it is told with the order and on the first screen, then counts on the next invoice', async () => {
    const { recevoir, facturer, crediter, lire, facturation, aujourdhui, recettes } = await uneCaisse(
      await unServeurSurBase(base()),
    )
    await recevoir({ montant: 64 })
    expect((await facturer()).json()).toMatchObject({ data: { etat: 'payee', solde: 0 } })
    expect((await crediter('FAC-2026-0001')).statusCode).toBe(201)
    const detenus = [{ numero: 'FAC-2026-0001', montant: 64 }]
    expect(await lire()).toMatchObject({ acomptes: [], acompteMax: 0, detenus })
    expect(await facturation()).toMatchObject({ acomptes: [], acompteMax: 0, detenus })
    expect(await aujourdhui()).toMatchObject({
      facturesARembourser: [{ numero: 'FAC-2026-0001', client: { nom: 'Jeanne Dupont' }, montant: 64 }],
      nombres: { aRembourser: 1 },
    })
    expect((await facturer()).json()).toMatchObject({
      data: {
        numero: 'FAC-2026-0002',
        etat: 'payee',
        solde: 0,
        acomptes: [{ le: '2026-11-20', mode: 'virement', montant: 64 }],
        reglements: [{ montant: 64, note: '' }],
      },
    })
    expect(await aujourdhui()).toMatchObject({ facturesARembourser: [], nombres: { aRembourser: 0 } })
    expect(await facturation()).toMatchObject({ detenus: [] })
    expect(await recettes()).toMatchObject([{ facture: 'FAC-2026-0001', montant: 64 }])
  })
})

describe('the invoice', () => {
  it('deducts what was received, and is paid when all of it was', async () => {
    const { recevoir, facturer } = await uneCaisse()
    await recevoir({ montant: 64 })
    const answer = await facturer()
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      {
        data: {
          total: 64,
          acomptes: [{ le: '2026-11-20', mode: 'virement', montant: 64 }],
          solde: 0,
          etat: 'payee',
          reglements: [{ montant: 64 }],
        },
      },
    ])
  })

  it('is where money goes from then on', async () => {
    const { recevoir, annuler, facturer } = await uneCaisse()
    const id = premier(await recevoir())
    await facturer()
    expect((await recevoir()).json()).toMatchObject({ data: { solde: 16 } })
    expect((await annuler(id)).json()).toMatchObject({ data: { solde: 40 } })
    expect(refus(await recevoir({ montant: 40.01 }))).toEqual([422, 'MONTANT_DE_REGLEMENT_REFUSE', 'montant'])
  })
})

describe('the book of receipts', () => {
  it('tells the order of money that came without an invoice, and its invoice from then on', async () => {
    const { recevoir, facturer, recettes } = await uneCaisse(await unServeurSurBase(base()))
    await recevoir({ montant: 64 })
    const [avant] = await recettes()
    expect(avant).toMatchObject({ facture: null, montant: 64, services: 64, ventes: 0 })
    expect(avant.reference).toMatch(/^PREST-/)
    await facturer()
    expect(await recettes()).toMatchObject([{ id: avant.id, facture: 'FAC-2026-0001', montant: 64 }])
  })
})

describe('the client', () => {
  it('reads when, how and how much, and never the note of the owner', async () => {
    const { recevoir, annuler, mesPrestations } = await uneCaisse()
    const erreur = premier(await recevoir({ montant: 10, note: 'secret' }))
    await annuler(erreur, 'secret')
    await recevoir({ note: 'secret' })
    const { data } = await mesPrestations()
    expect(data).toMatchObject([{ acomptes: [{ le: '2026-11-20', mode: 'virement', montant: 24 }] }])
    expect(JSON.stringify(data)).not.toContain('secret')
  })
})
