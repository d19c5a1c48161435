import { desDocuments } from '#application/ports/documents.fixture'
import { describe, expect, it } from 'vitest'
import { makeMemoryDevisStore } from '#adapters/memory/memory-devis-store.fixture'
import { makeMemoryFactureStore } from '#adapters/memory/memory-facture-store.fixture'
import { makeMemoryMessageStore } from '#adapters/memory/memory-message-store.fixture'
import { makeMemoryPrestationStore } from '#adapters/memory/memory-prestation-store.fixture'
import { makeMemoryRetractationStore } from '#adapters/memory/memory-retractation-store.fixture'
import { verser } from '#application/ports/acomptes-factures.fixture'
import { avancer, crediter, emettre, payer } from '#application/ports/factures.fixture'
import { unClient } from '#application/shared/session.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { UN_PROFESSIONNEL } from '#domain/facturation/facture.fixture'
import { hacher, unAvenant } from '#domain/devis/avenant.fixture'
import { proposerAvenant } from '#domain/devis/proposer-avenant'
import { repondreAvenant } from '#domain/devis/repondre-avenant'
import { unSujet } from '#domain/message/fil.fixture'
import { unMessage } from '#domain/message/message.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { changerStatut, consignerAppel, consignerNote } from '#domain/rendez-vous/changer-statut'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { uneDeclaration } from '#domain/retractation/declaration.fixture'
import { traiterDeclaration } from '#domain/retractation/traiter-declaration'
import { euros } from '#domain/shared/montant'
import { ouvrirFil } from '#domain/message/suite'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { echouer, reussir } from '../shared/run.fixture.ts'
import { desComptes, JEANNE } from './compte-ports.fixture.ts'
import { archiver, exporterDonnees } from './exporter-donnees.ts'

const unExport = async (entreprise: Partial<Entreprise> = {}) => {
  const comptes = desComptes()
  const { store } = comptes
  const ports = {
    ...comptes.ports,
    entreprise: uneEntreprise(entreprise),
    prestations: makeMemoryPrestationStore(store),
    messages: makeMemoryMessageStore(store),
    factures: makeMemoryFactureStore(store),
    retractations: makeMemoryRetractationStore(store),
    devis: makeMemoryDevisStore(store),
    documents: desDocuments(),
  }
  const { id: clientId } = await comptes.ouvrirJeanne()
  const client = unClient(clientId)
  /** The files of the archive, as texts. */
  const exporter = async (): Promise<Readonly<Record<string, string>>> => {
    const { contenu } = await reussir(exporterDonnees(ports)(client))
    return JSON.parse(new TextDecoder().decode(contenu))
  }
  /** The same as the owner makes it. */
  const archiveEntiere = async (): Promise<Readonly<Record<string, string>>> => {
    const compte = O.toNullable(await reussir(ports.comptes.parId(clientId)))
    if (compte === null) throw new Error('no account')
    const { contenu } = await reussir(archiver(ports, 'entreprise')(compte))
    return JSON.parse(new TextDecoder().decode(contenu))
  }
  return { ...comptes, ports, clientId, client, exporter, archiveEntiere }
}

describe('exporterDonnees', () => {
  it('is an archive named after its day in Paris', async () => {
    const { ports, client } = await unExport()
    ports.clock.avancer(14 * 3_600_000 + 30 * 60_000)
    expect((await reussir(exporterDonnees(ports)(client))).nom).toBe('donnees-atelier-2026-11-21.zip')
  })

  it('holds the quote that was agreed upon last, which says what it replaces', async () => {
    const { ports, ouvrir, store, exporter } = await unExport()
    await ouvrir()
    const [id] = [...store.prestations.values()].map(({ prestation }) => prestation.id)
    if (id === undefined) throw new Error('no order')
    await reussir(ports.devis.modifier(id, (etat) => proposerAvenant(etat, unAvenant(), UN_INSTANT, hacher)))
    const accord = { version: 2, action: 'accepter', motif: '' } as const
    await reussir(ports.devis.modifier(id, (etat) => repondreAvenant(etat, accord, UN_INSTANT)))
    expect((await exporter())['devis/DEV-2026-0001.pdf']).toContain('version 2, remplace 1 : Le disque est usé.')
  })

  it('holds no quote that lacks a mention, and all that it says', async () => {
    const { ouvrir, exporter } = await unExport({ forme: '' })
    await ouvrir()
    const fichiers = await exporter()
    expect(Object.keys(fichiers).filter((nom) => nom.startsWith('devis/'))).toEqual([])
    expect(fichiers['prestations.json']).toContain('DEV-2026-0001')
  })

  it('holds the profile without secrets, the orders with their history, and each quote twice', async () => {
    const { ouvrir, exporter } = await unExport()
    await ouvrir()
    const fichiers = await exporter()
    expect(Object.keys(fichiers).toSorted()).toEqual([
      'LISEZMOI.txt',
      'devis/DEV-2026-0001.pdf',
      'devis/DEV-2026-0001.txt',
      'devis/DEV-2026-0002.pdf',
      'devis/DEV-2026-0002.txt',
      'factures.json',
      'messages.json',
      'prestations.json',
      'profil.json',
      'retractations.json',
    ])
    expect(JSON.parse(fichiers['profil.json'] ?? '')).toEqual({
      nom: 'Jeanne Dupont',
      email: JEANNE,
      telephone: '+33612345678',
      adresse: '1 place de la Liberté',
      codePostal: '39000',
      ville: 'Lons-le-Saunier',
      role: 'client',
      creeLe: '2026-11-20T09:00:00.000Z',
    })
    const prestations = JSON.parse(fichiers['prestations.json'] ?? '')
    expect(prestations).toMatchObject([
      {
        numeroDevis: 'DEV-2026-0002',
        statut: 'en_attente',
        dates: [],
        histoire: [{ auteur: 'client', fait: { genre: 'commande' } }],
      },
      { numeroDevis: 'DEV-2026-0001', description: 'L’ordinateur ne démarre plus.', estimation: { serviceId: 5 } },
    ])
    expect(fichiers['devis/DEV-2026-0001.txt']).toContain('Jeanne Dupont')
  })

  it('tells of a call and not what the owner noted, unless the owner makes it for whoever asks to read that', async () => {
    const { ports, store, exporter, archiveEntiere } = await unExport()
    const [id] = store.prestations.keys()
    if (id === undefined) throw new Error('nothing was ordered')
    for (const consigner of [consignerAppel, consignerNote]) {
      await reussir(
        ports.prestations.modifier(id, UN_INSTANT, (lu) => E.right(consigner(lu, 'Digicode 4521.', UN_INSTANT))),
      )
    }
    const duClient = await exporter()
    expect(JSON.stringify(duClient)).not.toContain('4521')
    expect(duClient['prestations.json']).toContain('"appel"')
    expect(duClient['LISEZMOI.txt']).toContain('demandez à les lire')
    const entiere = await archiveEntiere()
    expect(entiere['prestations.json']?.match(/4521/g)).toHaveLength(2)
    expect(entiere['LISEZMOI.txt']).not.toContain('demandez à les lire')
  })

  it('holds the threads of the client area, not what the public form received under the same address', async () => {
    const { store, clientId, exporter } = await unExport()
    const messages = makeMemoryMessageStore(store)
    await reussir(messages.enregistrer(ouvrirFil(unMessage({}, 1))))
    await reussir(messages.enregistrer(ouvrirFil(unMessage({}, 2), { clientId, sujet: unSujet('Facture') })))
    const exportes = JSON.parse((await exporter())['messages.json'] ?? '')
    expect(exportes).toMatchObject([{ id: unMessage({}, 2).id, sujet: 'Facture', reponses: [] }])
  })

  it('holds every invoice and credit note, as data and as it was issued', async () => {
    const { ports, store, exporter, archiveEntiere } = await unExport()
    const [id] = store.prestations.keys()
    if (id === undefined) throw new Error('nothing was ordered')
    const terminer = (dossier: Dossier) => changerStatut(dossier, { statut: 'terminé', motif: 'Fait.' }, UN_INSTANT)
    await reussir(ports.prestations.modifier(id, UN_INSTANT, terminer))
    const { numero } = await reussir(emettre(ports, { id }))
    await reussir(payer(ports, numero, 'A', { note: 'Chèque de sa sœur.' }))
    const avoir = await reussir(crediter(ports, numero, { montant: euros(10) }))
    const fichiers = await exporter()
    expect(JSON.parse(fichiers['factures.json'] ?? '')).toMatchObject([
      { numero, total: 6400, avoirs: [{ numero: avoir.numero, total: 1000 }], reglements: [{ montant: 2000 }] },
    ])
    expect(JSON.stringify(fichiers)).not.toContain('sœur')
    const entiere = await archiveEntiere()
    expect(entiere['factures.json']).toContain('Chèque de sa sœur.')
    expect([numero, avoir.numero].map((un) => fichiers[`factures/${un}.pdf`])).toEqual([numero, avoir.numero])
  })

  it('holds the money that no invoice has taken over, without what the owner noted of it', async () => {
    const { ports, store, exporter } = await unExport()
    const [commande] = store.prestations.values()
    if (commande === undefined) throw new Error('nothing was ordered')
    await reussir(avancer(ports, commande.prestation, 'A', { montant: euros(20), note: 'Chèque de sa sœur.' }))
    const fichiers = await exporter()
    expect(JSON.parse(fichiers['prestations.json'] ?? '')[0].acomptes).toEqual([
      { le: '2026-11-20', mode: 'virement', montant: 2000 },
    ])
    expect(JSON.stringify(fichiers)).not.toContain('sœur')
    expect(fichiers['LISEZMOI.txt']).toContain('ce que vous avez réglé d’avance')
  })

  it('holds what was declared of its orders, and what it came to', async () => {
    const { ports, store, exporter } = await unExport()
    const [commande] = store.prestations.values()
    if (commande === undefined) throw new Error('nothing was ordered')
    const sienne = uneDeclaration(
      { reference: commande.prestation.reference, email: JEANNE, motif: 'Réparé seule.' },
      1,
    )
    const autre = uneDeclaration({ reference: 'celle de mardi', email: JEANNE }, 2)
    for (const declaration of [sienne, autre]) {
      await reussir(
        ports.retractations.declarer(declaration, (situation) => traiterDeclaration(declaration, situation)),
      )
    }
    const fichiers = await exporter()
    expect(JSON.parse(fichiers['retractations.json'] ?? '')).toMatchObject([
      { recueLe: sienne.recueLe.toISOString(), motif: 'Réparé seule.', suite: { issue: 'acceptee' } },
    ])
    expect(fichiers['LISEZMOI.txt']).toContain('retractations.json')
  })

  it('holds what a business got for a deposit and for what went back of it', async () => {
    const { ports, store, exporter } = await unExport()
    const [dossier] = store.prestations.values()
    if (dossier === undefined) throw new Error('no order')
    const { prestation } = dossier
    const engagement = { ...prestation.engagement, acheteur: UN_PROFESSIONNEL }
    store.prestations.set(prestation.id, { ...dossier, prestation: { ...prestation, engagement } })
    const jour = dateCivile(2026, 11, 20)
    await verser(ports, prestation, 'A', euros(40), jour)
    await verser(ports, prestation, 'B', euros(-10), jour)
    const fichiers = await exporter()
    expect(JSON.parse(fichiers['factures.json'] ?? '')).toMatchObject([
      {
        genre: 'acompte',
        numero: 'ACO-2026-0001',
        total: 4000,
        avoirs: [{ numero: 'AVO-2026-0001', total: 1000, motif: 'acompte rendu' }],
      },
    ])
    expect(fichiers['factures/ACO-2026-0001.pdf']).toBe('ACO-2026-0001')
    expect(fichiers['factures/AVO-2026-0001.pdf']).toBe('AVO-2026-0001')
  })

  it('holds nothing of others', async () => {
    const { ouvrir, exporter } = await unExport()
    await ouvrir({}, 'paul.martin@courriel.example')
    const fichiers = await exporter()
    expect(JSON.stringify(fichiers)).not.toContain('paul.martin')
    expect(JSON.parse(fichiers['prestations.json'] ?? '')).toHaveLength(1)
  })

  it('holds no hash of a password', async () => {
    const { clientId, lire, envoyerTemporaire, exporter } = await unExport()
    await envoyerTemporaire(clientId)
    const { motDePasse, temporaire } = lire(clientId)
    const texte = JSON.stringify(await exporter())
    expect([motDePasse, temporaire?.empreinte].filter((secret) => secret && texte.includes(secret))).toEqual([])
  })

  it('explains itself in French', async () => {
    const { exporter } = await unExport()
    const texte = (await exporter())['LISEZMOI.txt']
    expect(texte).toContain('Vos données chez Atelier du Sapin')
    expect(texte).toContain('vendredi 20 novembre 2026 à 10\u00a0h')
    expect(texte).toContain('bonjour@atelier.example')
  })

  it('reads more than one page of orders', async () => {
    const { ouvrir, exporter } = await unExport()
    for (let rang = 1; rang < 205; rang += 1) await ouvrir()
    expect(JSON.parse((await exporter())['prestations.json'] ?? '')).toHaveLength(205)
  })

  it('is refused to somebody whose account is gone', async () => {
    const { ports, store, client } = await unExport()
    const exporter = exporterDonnees(ports)
    store.clients.clear()
    expect(await echouer(exporter(client))).toEqual({ _tag: 'SessionRequise' })
  })
})
