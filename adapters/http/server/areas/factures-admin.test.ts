import { describe, expect, it } from 'vitest'
import { useDatabase } from '#infrastructure/database/test-database.fixture'
import { PARTICULIER } from '#domain/client/acheteur'
import { UN_PROFESSIONNEL } from '#domain/facturation/facture.fixture'
import { unDossier } from '../appointment.fixture.ts'
import { commencer, terminer, uneSaisieEnvoyee } from '../facture.fixture.ts'
import { unServeur, unServeurSurBase, type Serveur } from '../server.fixture.ts'

const base = useDatabase('embedded')

type Corps = Readonly<Record<string, unknown>>

/** An order that is done, and an owner who bills it. */
const uneCaisse = async (acheteur = PARTICULIER, serveur: Serveur = unServeur()) => {
  const dossier = await unDossier(serveur)
  await terminer(serveur, dossier.id, acheteur)
  const { app } = serveur
  const { id, admin: headers } = dossier
  const poster = (url: string, payload: Corps = {}) => app.inject({ method: 'POST', url, payload, headers })
  return {
    serveur,
    dossier,
    lire: (url: string) => app.inject({ url, headers }),
    facturer: (saisie: Corps = {}) => poster(`/api/admin/prestations/${id}/factures`, uneSaisieEnvoyee(saisie)),
    surFacture: (chemin: string, payload: Corps = {}) =>
      poster(
        chemin.startsWith('reglements')
          ? `/api/admin/commandes/${dossier.reference}/${chemin}`
          : `/api/admin/factures/FAC-2026-0001/${chemin}`,
        payload,
      ),
    changerStatut: (payload: Corps) => app.inject({ method: 'PUT', url: `/api/prestations/${id}`, payload, headers }),
  }
}

const surBase = async (acheteur = PARTICULIER) => uneCaisse(acheteur, await unServeurSurBase(base()))

type Answer = { readonly statusCode: number; readonly json: () => { code?: string; champs?: object } }

const refus = (answer: Answer) => {
  const { code, champs = {} } = answer.json()
  return [answer.statusCode, code, ...Object.keys(champs)]
}

const UN_VIREMENT = { mode: 'virement', le: '2026-11-20', montant: 20 }

describe('the form of an invoice', () => {
  it('starts from the quote, and says what may be charged', async () => {
    const { dossier, lire } = await uneCaisse()
    const answer = await lire(`/api/admin/prestations/${dossier.id}/facturation`)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        success: true,
        data: expect.objectContaining({
          prestationId: dossier.id,
          statut: 'terminé',
          client: { nom: 'Jeanne Dupont', email: 'jeanne.dupont@courriel.example', type: 'particulier' },
          majore: null,
          totalAccepte: 64,
          dateExecution: '2026-11-20',
          dateExecutionDes: '2026-11-20',
          dateExecutionAu: '2026-11-20',
          fraisProposes: [],
          plafonds: [
            { genre: 'diagnostic', montant: 25 },
            { genre: 'absence', montant: 60 },
            { genre: 'preavis', montant: 60 },
          ],
          factures: [],
          acomptes: [],
          acompteMax: 64,
          factureEnCours: null,
          mentionsManquantes: [],
          retractation: null,
        }),
      },
    ])
  })

  it('is of a prestation that exists', async () => {
    const { lire } = await uneCaisse()
    expect(refus(await lire('/api/admin/prestations/autre/facturation'))).toEqual([404, 'PRESTATION_INCONNUE'])
  })
})

describe('issuing an invoice', () => {
  it('answers it with its number, and mails it', async () => {
    const { serveur, facturer } = await uneCaisse()
    const piece = { designation: 'Disque SSD', quantite: 2, prixUnitaire: 45.5, etat: 'economie_circulaire' }
    const answer = await facturer({ pieces: [piece], accordDepassement: 'Accord par courriel du 20 novembre.' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      data: {
        numero: 'FAC-2026-0001',
        total: 155,
        totalDevis: 64,
        accordDepassement: 'Accord par courriel du 20 novembre.',
        solde: 155,
      },
    })
    expect(answer.json<{ data: { lignes: object[] } }>().data.lignes).toContainEqual({
      genre: 'piece',
      designation: 'Disque SSD',
      quantite: 2,
      unite: 'unite',
      prixUnitaire: 45.5,
      montant: 91,
      etat: 'economie_circulaire',
    })
    expect(await serveur.genres()).toContain('facture_client')
  })

  it.each([
    [{ frais: [{ genre: 'diagnostic', montant: 25.01 }] }, [422, 'FRAIS_AU_DELA_DU_PLAFOND', 'frais']],
    [{ travail: false, kmAllerRetour: 0 }, [422, 'FACTURE_VIDE']],
    [{ frais: [{ genre: 'absence', montant: 60 }] }, [422, 'DEPASSEMENT_SANS_ACCORD', 'accordDepassement']],
    [{ frais: [{ genre: 'diagnostic', montant: 25 }] }, [422, 'DIAGNOSTIC_OFFERT', 'frais']],
    [
      {
        travail: false,
        frais: [
          { genre: 'absence', montant: 60 },
          { genre: 'preavis', montant: 1 },
        ],
      },
      [422, 'FRAIS_CUMULES', 'frais'],
    ],
    [{ dateExecution: '2026-11-21' }, [422, 'DATE_EXECUTION_REFUSEE', 'dateExecution']],
    [{ dateExecution: '2026-11-19' }, [422, 'DATE_EXECUTION_REFUSEE', 'dateExecution']],
    [{ version: 99 }, [409, 'VERSION_PERIMEE']],
  ])('is refused for %j', async (saisie, attendu) => {
    const { facturer } = await uneCaisse()
    expect(refus(await facturer(saisie))).toEqual(attendu)
  })

  it.each([
    [{ dateExecution: '' }, 'dateExecution'],
    [{ minutes: 0.5 }, 'minutes'],
    [{ minutes: 1441 }, 'minutes'],
    [{ kmAllerRetour: -1 }, 'kmAllerRetour'],
    [{ kmAllerRetour: 400.1 }, 'kmAllerRetour'],
    [{ pieces: [{ designation: ' ', quantite: 1, prixUnitaire: 1, etat: 'neuve' }] }, 'pieces.0.designation'],
    [{ pieces: [{ designation: 'SSD', quantite: 0, prixUnitaire: 1, etat: 'neuve' }] }, 'pieces.0.quantite'],
    [{ pieces: [{ designation: 'SSD', quantite: 1, prixUnitaire: 0, etat: 'neuve' }] }, 'pieces.0.prixUnitaire'],
    [
      { pieces: [{ designation: 'SSD', quantite: 1, prixUnitaire: 10_000.01, etat: 'neuve' }] },
      'pieces.0.prixUnitaire',
    ],
    [{ pieces: [{ designation: 'SSD', quantite: 1, prixUnitaire: 1, etat: 'vieille' }] }, 'pieces.0.etat'],
    [{ pieces: [{ designation: 'SSD', quantite: 1, prixUnitaire: 1.005, etat: 'neuve' }] }, 'pieces.0.prixUnitaire'],
    [{ frais: [{ genre: 'autre', montant: 1 }] }, 'frais.0.genre'],
    [{ frais: [{ genre: 'absence', montant: 1.005 }] }, 'frais.0.montant'],
    [{ accordDepassement: 'x'.repeat(301) }, 'accordDepassement'],
  ])('says which field of %j is wrong', async (saisie, champ) => {
    const { facturer } = await uneCaisse()
    const answer = await facturer(saisie)
    expect([answer.statusCode, Object.keys(answer.json<{ champs: object }>().champs)]).toEqual([400, [champ]])
  })

  it('is issued with the end of the work in one call, or neither is done of what changed since it was read', async () => {
    const { serveur, dossier, lire, facturer } = await uneCaisse()
    await commencer(serveur, dossier.id)
    const url = `/api/admin/prestations/${dossier.id}/facturation`
    const { version } = (await lire(url)).json().data
    expect(refus(await facturer())).toEqual([409, 'PRESTATION_NON_FACTURABLE'])
    expect(refus(await facturer({ terminer: true, version: version + 1 }))).toEqual([409, 'VERSION_PERIMEE'])
    expect((await lire(url)).json()).toMatchObject({ data: { statut: 'en_cours', factures: [] } })
    expect((await facturer({ terminer: true, version })).statusCode).toBe(201)
    expect((await lire(url)).json()).toMatchObject({ data: { statut: 'terminé', factures: [{ total: 64 }] } })
  })

  it('is for the minutes done of work that the client withdrew from, and no fee', async () => {
    const { serveur, dossier, lire, facturer } = await uneCaisse()
    await commencer(serveur, dossier.id)
    const { reference } = (await lire(`/api/admin/prestations/${dossier.id}/facturation`)).json().data
    const declaration = { nom: 'Jeanne Dupont', email: 'jeanne.dupont@courriel.example', reference }
    await serveur.app.inject({ method: 'POST', url: '/api/retractations', payload: declaration })
    const { data } = (await lire(`/api/admin/prestations/${dossier.id}/facturation`)).json()
    const { minutesPrevues } = data.retractation.prorata
    expect([data.statut, data.retractation]).toEqual([
      'annulé',
      { issue: 'a_regler', prorata: { total: 64, minutesPrevues, minutesFaites: null, montant: null } },
    ])
    const frais = [{ genre: 'preavis', montant: 1 }]
    expect(refus(await facturer({ travail: false, frais }))).toEqual([422, 'FRAIS_APRES_RETRACTATION', 'frais'])
    expect(refus(await facturer())).toEqual([422, 'FACTURE_VIDE'])
    const answer = await facturer({ minutes: minutesPrevues / 4 })
    expect([answer.statusCode, answer.json().data.total, answer.json().data.lignes]).toMatchObject([
      201,
      16,
      [{ genre: 'travail', montant: 16 }],
    ])
  })

  it('takes twenty parts at most', async () => {
    const { facturer } = await uneCaisse()
    const piece = { designation: 'Vis', quantite: 1, prixUnitaire: 0.1, etat: 'neuve' }
    const answer = await facturer({ pieces: Array.from({ length: 21 }, () => piece) })
    expect([answer.statusCode, Object.keys(answer.json<{ champs: object }>().champs)]).toEqual([400, ['pieces']])
  })

  it('is refused twice, and before the work is done', async () => {
    const { facturer, surFacture, changerStatut } = await uneCaisse()
    expect((await facturer()).statusCode).toBe(201)
    expect(refus(await facturer())).toEqual([409, 'DEJA_FACTUREE'])
    await surFacture('avoirs', { motif: 'Erreur.' })
    await changerStatut({ statut: 'en_cours', motif: 'À reprendre.' })
    expect(refus(await facturer())).toEqual([409, 'PRESTATION_NON_FACTURABLE'])
  })

  it('says what the settings of the business lack', async () => {
    const { serveur, facturer } = await uneCaisse()
    Object.assign(serveur.ports.entreprise, { siret: '' })
    const answer = await facturer()
    expect(refus(answer)).toEqual([422, 'MENTIONS_MANQUANTES'])
    expect(answer.json()).toMatchObject({ data: { mentions: [{ code: 'siret' }] } })
  })
})

describe('a prestation whose invoice stands', () => {
  it('stays done until a credit note gives it all back', async () => {
    const { facturer, surFacture, changerStatut } = await uneCaisse()
    await facturer()
    for (const statut of ['en_attente', 'en_cours', 'annulé']) {
      const answer = await changerStatut({ statut, motif: 'Erreur.' })
      expect(refus(answer)).toEqual([409, 'FACTURE_EMISE'])
      expect(answer.json()).toMatchObject({ data: { numero: 'FAC-2026-0001' } })
    }
    await surFacture('avoirs', { motif: 'Erreur.', montant: 10 })
    expect(refus(await changerStatut({ statut: 'en_cours', motif: 'Erreur.' }))).toEqual([409, 'FACTURE_EMISE'])
    await surFacture('avoirs', { motif: 'Erreur.' })
    expect((await changerStatut({ statut: 'en_cours', motif: 'Erreur.' })).statusCode).toBe(200)
  })

  it('is not cancelled by its client either', async () => {
    const { serveur, dossier, facturer } = await uneCaisse()
    await facturer()
    const answer = await serveur.app.inject({
      method: 'POST',
      url: `/api/prestations/${dossier.id}/rendez-vous`,
      payload: { action: 'annuler' },
      headers: dossier.client,
    })
    expect(refus(answer)).toEqual([409, 'FACTURE_EMISE'])
  })
})

describe('a credit note', () => {
  it('gives back a part, then all that is left', async () => {
    const { facturer, surFacture } = await uneCaisse()
    await facturer()
    const partiel = await surFacture('avoirs', { motif: 'Geste commercial.', montant: 10.5 })
    expect([partiel.statusCode, partiel.json()]).toMatchObject([201, { data: { solde: 53.5, etat: 'a_payer' } }])
    expect((await surFacture('avoirs', { motif: 'Erreur.' })).json()).toMatchObject({
      data: {
        solde: 0,
        etat: 'annulee',
        avoirs: [
          { numero: 'AVO-2026-0001', date: '2026-11-20', total: 10.5, ventes: 0, motif: 'Geste commercial.' },
          { numero: 'AVO-2026-0002', date: '2026-11-20', total: 53.5, ventes: 0, motif: 'Erreur.' },
        ],
      },
    })
  })

  it('of a part of work and goods says how much of it are goods', async () => {
    const { facturer, surFacture } = await uneCaisse()
    const piece = { designation: 'Disque SSD', quantite: 1, prixUnitaire: 36, etat: 'neuve' }
    await facturer({ pieces: [piece], accordDepassement: 'Oui.' })
    for (const ventes of [undefined, 36.01, 40, -1]) {
      const refuse = await surFacture('avoirs', { motif: 'Repris.', montant: 40, ventes })
      expect([refus(refuse), refuse.json()]).toMatchObject([
        [422, 'VENTES_D_AVOIR', 'ventes'],
        { data: { services: 64, ventes: 36 } },
      ])
    }
    const partiel = await surFacture('avoirs', { motif: 'Repris.', montant: 40, ventes: 36 })
    expect([partiel.statusCode, partiel.json()]).toMatchObject([201, { data: { avoirs: [{ total: 40, ventes: 36 }] } }])
    const reste = await surFacture('avoirs', { motif: 'Geste.' })
    expect(reste.json()).toMatchObject({ data: { avoirs: [{ ventes: 36 }, { total: 60, ventes: 0 }] } })
  })

  it.each([
    [{ motif: ' ' }, [400, 'MOTIF_REQUIS', 'motif']],
    [{ motif: 'Erreur.', montant: 64.01 }, [422, 'MONTANT_D_AVOIR_REFUSE', 'montant']],
    [{ motif: 'Erreur.', montant: 0 }, [422, 'MONTANT_D_AVOIR_REFUSE', 'montant']],
    [{ motif: 'Erreur.', montant: -1 }, [422, 'MONTANT_D_AVOIR_REFUSE', 'montant']],
  ])('is refused for %j', async (payload, attendu) => {
    const { facturer, surFacture } = await uneCaisse()
    await facturer()
    expect(refus(await surFacture('avoirs', payload))).toEqual(attendu)
  })

  it('is of an invoice that exists', async () => {
    const { surFacture } = await uneCaisse()
    expect(refus(await surFacture('avoirs', { motif: 'Erreur.' }))).toEqual([404, 'FACTURE_INCONNUE'])
  })
})

describe('an amount of more than two decimals', () => {
  it.each([
    ['reglements', { ...UN_VIREMENT, montant: 20.005 }, 'montant'],
    ['avoirs', { motif: 'Erreur.', montant: 10.005 }, 'montant'],
    ['avoirs', { motif: 'Erreur.', montant: 10, ventes: 0.001 }, 'ventes'],
  ])('is refused, not rounded, among %s: %j', async (vers, payload, champ) => {
    const { facturer, surFacture } = await uneCaisse()
    await facturer()
    const answer = await surFacture(vers, payload)
    expect([answer.statusCode, answer.json<{ champs: object }>().champs]).toEqual([
      400,
      { [champ]: 'Un montant a deux décimales au plus.' },
    ])
  })
})

describe('the book of receipts', () => {
  it('counts what came in, and undoes a slip by a contrary entry', async () => {
    const { facturer, surFacture } = await uneCaisse()
    await facturer()
    const paye = await surFacture('reglements', { ...UN_VIREMENT, note: 'Acompte' })
    expect(paye.statusCode).toBe(201)
    const { data } = paye.json<{ data: { solde: number; reglements: { id: string }[] } }>()
    expect(data).toMatchObject({
      solde: 44,
      reglements: [{ mode: 'virement', le: '2026-11-20', montant: 20, note: 'Acompte', annule: null }],
    })
    const [{ id } = { id: '' }] = data.reglements
    const defait = await surFacture(`reglements/${id}/annulation`, { note: 'Mauvais client' })
    expect([defait.statusCode, defait.json()]).toMatchObject([
      201,
      { data: { solde: 64, reglements: [{ id }, { montant: -20, annule: id, note: 'Mauvais client' }] } },
    ])
    expect(refus(await surFacture(`reglements/${id}/annulation`, {}))).toEqual([404, 'REGLEMENT_INCONNU'])
  })

  it('takes a payment, and a credit note, on the figures that were read: sent again, they are written once', async () => {
    const { facturer, surFacture } = await uneCaisse()
    await facturer()
    const [reglement, avoir] = [
      { ...UN_VIREMENT, soldeAttendu: 64 },
      { motif: 'Geste.', montant: 10, resteAttendu: 64 },
    ]
    expect((await surFacture('reglements', reglement)).statusCode).toBe(201)
    const regle = await surFacture('reglements', reglement)
    expect([refus(regle), regle.json()]).toMatchObject([[409, 'SOLDE_CHANGE'], { data: { solde: 44 } }])
    expect((await surFacture('avoirs', avoir)).json()).toMatchObject({ data: { solde: 34 } })
    const rendu = await surFacture('avoirs', avoir)
    expect([refus(rendu), rendu.json()]).toMatchObject([[409, 'SOLDE_CHANGE'], { data: { reste: 54 } }])
  })

  it('keeps the payment of an invoice that was given back whole once it was refunded', async () => {
    const { facturer, surFacture } = await uneCaisse()
    await facturer()
    const paye = await surFacture('reglements', { ...UN_VIREMENT, montant: 64 })
    const [{ id } = { id: '' }] = paye.json<{ data: { reglements: { id: string }[] } }>().data.reglements
    await surFacture('avoirs', { motif: 'Erreur.' })
    await surFacture('reglements', { ...UN_VIREMENT, montant: -64 })
    expect(refus(await surFacture(`reglements/${id}/annulation`))).toEqual([409, 'ANNULATION_REFUSEE'])
  })

  it.each([
    [{ montant: 64.01 }, [422, 'MONTANT_DE_REGLEMENT_REFUSE', 'montant']],
    [{ montant: 0 }, [422, 'MONTANT_DE_REGLEMENT_REFUSE', 'montant']],
    [{ montant: -1 }, [422, 'MONTANT_DE_REGLEMENT_REFUSE', 'montant']],
    [{ le: '2026-11-21' }, [422, 'DATE_DE_REGLEMENT_REFUSEE', 'le']],
    [{ le: '2025-11-20' }, [422, 'DATE_DE_REGLEMENT_REFUSEE', 'le']],
  ])('refuses %j', async (saisie, attendu) => {
    const { facturer, surFacture } = await uneCaisse()
    await facturer()
    expect(refus(await surFacture('reglements', { ...UN_VIREMENT, ...saisie }))).toEqual(attendu)
  })

  it('refuses cheques, and more cash than the law allows', async () => {
    const { facturer, surFacture } = await uneCaisse()
    const piece = { designation: 'Ordinateur', quantite: 1, prixUnitaire: 1200, etat: 'neuve' }
    await facturer({ pieces: [piece], accordDepassement: 'Oui.' })
    const cheque = await surFacture('reglements', { ...UN_VIREMENT, mode: 'cheque' })
    expect([cheque.statusCode, Object.keys(cheque.json<{ champs: object }>().champs)]).toEqual([400, ['mode']])
    const especes = { ...UN_VIREMENT, mode: 'especes', montant: 1000.01 }
    expect(refus(await surFacture('reglements', especes))).toEqual([422, 'PLAFOND_ESPECES', 'mode'])
    expect((await surFacture('reglements', { ...especes, montant: 1000 })).statusCode).toBe(201)
  })
})

describe('the register of invoices', () => {
  it('is read whole, searched and filtered', async () => {
    const { facturer, lire } = await surBase()
    await facturer()
    const numeros = async (query: string) => {
      const { data, total } = (await lire(`/api/admin/factures${query}`)).json<{
        data: { numero: string }[]
        total: number
      }>()
      return [total, data.map(({ numero }) => numero)]
    }
    expect(await numeros('')).toEqual([1, ['FAC-2026-0001']])
    expect(await numeros('?q=dupont&etat=a_payer')).toEqual([1, ['FAC-2026-0001']])
    expect(await numeros('?etat=payee')).toEqual([0, []])
    expect(refus(await lire('/api/admin/factures?curseur=x'))).toEqual([400, 'CURSEUR_INVALIDE', 'curseur'])
  })

  it('shows one invoice, by the number of its credit note too', async () => {
    const { facturer, surFacture, lire } = await surBase()
    await facturer()
    await surFacture('avoirs', { motif: 'Erreur.' })
    for (const numero of ['FAC-2026-0001', 'AVO-2026-0001']) {
      const answer = await lire(`/api/admin/factures/${numero}`)
      expect(answer.json()).toMatchObject({ data: { facture: { numero: 'FAC-2026-0001' }, transmission: null } })
    }
    expect(refus(await lire('/api/admin/factures/FAC-2026-0002'))).toEqual([404, 'FACTURE_INCONNUE'])
  })
})

describe('sending an invoice', () => {
  it('mails it once more, unless its account is gone', async () => {
    const { serveur, dossier, facturer, surFacture } = await surBase()
    expect(refus(await surFacture('renvoi'))).toEqual([404, 'FACTURE_INCONNUE'])
    await facturer()
    const courriels = async () => (await serveur.genres()).filter((genre) => genre === 'facture_client').length
    expect((await surFacture('renvoi')).statusCode).toBe(200)
    expect(await courriels()).toBe(2)
    const url = `/api/clients/${dossier.clientId}`
    await serveur.app.inject({ method: 'DELETE', url, headers: dossier.admin })
    expect(refus(await surFacture('renvoi'))).toEqual([409, 'DESTINATAIRE_EFFACE'])
  })

  it('leaves it with a platform once, for professionals', async () => {
    const { serveur, facturer, surFacture, lire } = await surBase(UN_PROFESSIONNEL)
    await facturer()
    const transmission = { deposeeLe: '2026-11-20T09:00:00.000Z', accuse: 'accusé FAC-2026-0001' }
    for (let fois = 0; fois < 2; fois += 1) {
      expect((await surFacture('transmission')).json()).toMatchObject({ data: transmission })
    }
    expect(serveur.ports.deposerFacture.deposees).toEqual(['FAC-2026-0001'])
    expect((await lire('/api/admin/factures/FAC-2026-0001')).json()).toMatchObject({ data: { transmission } })
  })

  it('leaves nothing with a platform for a consumer', async () => {
    const { facturer, surFacture } = await uneCaisse()
    expect(refus(await surFacture('transmission'))).toEqual([404, 'FACTURE_INCONNUE'])
    await facturer()
    expect(refus(await surFacture('transmission'))).toEqual([422, 'TRANSMISSION_SANS_OBJET'])
  })
})

describe('the account of whoever was billed', () => {
  it('is erased, its invoice counted as kept', async () => {
    const { serveur, dossier, facturer, lire } = await surBase()
    await facturer()
    const bilan = { supprimees: [], conservees: [{ jusquAu: '2036-12-31' }] }
    const apercu = await lire(`/api/clients/${dossier.clientId}/suppression`)
    expect(apercu.json()).toMatchObject({ data: { ...bilan, prestationsConservees: 1, prestationsSupprimes: 0 } })
    const efface = await serveur.app.inject({ method: 'DELETE', url: '/api/clients/moi', headers: dossier.client })
    expect(efface.json()).toMatchObject({ data: bilan })
    expect((await lire('/api/admin/factures/FAC-2026-0001')).json()).toMatchObject({
      data: { facture: { prestationId: null, client: { nom: 'Jeanne Dupont' } } },
    })
  })
})
