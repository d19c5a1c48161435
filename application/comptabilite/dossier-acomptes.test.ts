import { makeDocumentRenderer } from '#adapters/documents/make-document-renderer'
import { describe, expect, it } from 'vitest'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { deuxAnneesDAcomptes } from '#application/ports/acomptes-factures.fixture'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { ouvrirDossier, plat, rangees, somme } from './dossier.fixture.ts'

const makeStores = useStores()

const deuxDossiers = async () => {
  const stores = await makeStores()
  const commandes = await deuxAnneesDAcomptes(stores)
  const ports = {
    ...stores,
    clock: makeMemoryClock(new Date('2028-02-10T10:00:00Z')),
    entreprise: uneEntreprise(),
    documents: makeDocumentRenderer('https://atelier.example/verifier'),
  }
  return { ...commandes, avant: await ouvrirDossier(ports, 2026), apres: await ouvrirDossier(ports, 2027) }
}

type Dossier = Awaited<ReturnType<typeof ouvrirDossier>>

/** The sums that an accountant makes of a year. */
const sommes = ({ lire }: Dossier, annee: number) => ({
  encaisse: somme(rangees(lire(`recettes-${annee}.csv`)), 8),
  facture: somme(rangees(lire(`factures-${annee}.csv`)), 7),
  du: somme(rangees(lire(`creances-dettes-${annee}.csv`)), 12),
})

describe('the archive of a year in which businesses paid in advance', () => {
  it('adds up as it says: what was cashed is the total of invoices, with what was owed before, less what is', async () => {
    const { avant, apres, prix } = await deuxDossiers()
    const [un, deux] = [sommes(avant, 2026), sommes(apres, 2027)]
    expect([un, deux]).toEqual([
      { encaisse: 12_000, facture: 0, du: -12_000 },
      { encaisse: prix - 5000, facture: 2 * prix, du: prix - 7000 },
    ])
    expect(un.encaisse).toBe(un.facture - un.du)
    expect(deux.encaisse).toBe(deux.facture + un.du - deux.du)
    expect(apres.lire('creances-dettes-2026.csv')).toBe(avant.lire('creances-dettes-2026.csv'))
    expect(plat(apres.lire('LISEZMOI.txt'))).toContain(
      'encaissé de 2027 = « Total » de factures-2027, plus les soldes de creances-dettes-2026, moins ceux de creances-dettes-2027',
    )
  })

  it('has every series of numbers whole, each document with its PDF', async () => {
    const { avant, apres } = await deuxDossiers()
    const attendus = [
      { dossier: avant, annee: 2026, rangs: { facture: 1, acompte: 3, avoir: 2 } },
      { dossier: apres, annee: 2027, rangs: { facture: 2, acompte: 1, avoir: 1 } },
    ] as const
    for (const { dossier, annee, rangs } of attendus) {
      const numeros = (['facture', 'acompte', 'avoir'] as const).flatMap((genre) =>
        Array.from({ length: rangs[genre] }, (_, rang) => numeroPiece(genre, annee, rang + 1)),
      )
      const listes = rangees(dossier.lire(`factures-${annee}.csv`)).map(([numero]) => numero)
      expect(new Set(listes)).toEqual(new Set(numeros))
      expect(listes).toHaveLength(numeros.length)
      for (const numero of numeros) expect(dossier.chemins).toContain(`documents/${numero}.pdf`)
    }
  })

  it('has every document that its book and its list of deposits name, once each', async () => {
    const { avant, apres } = await deuxDossiers()
    for (const [dossier, annee] of [
      [avant, 2026],
      [apres, 2027],
    ] as const) {
      const pdfs = dossier.chemins.filter((chemin) => chemin.endsWith('.pdf')).map((chemin) => chemin.split('/').at(-1))
      const livre = dossier.lire(`recettes-${annee}.csv`).match(/(FAC|ACO|AVO)-\d{4}-\d{4}/g) ?? []
      const listees = rangees(dossier.lire(`factures-acompte-${annee}.csv`)).map(([numero]) => numero)
      for (const numero of [...livre, ...listees]) expect(pdfs).toContain(`${numero}.pdf`)
      expect(new Set(pdfs).size).toBe(pdfs.length)
    }
    const posterieurs = ['ACO-2027-0001', 'AVO-2027-0001', 'FAC-2027-0001', 'FAC-2027-0002']
    const anterieurs = [
      'ACO-2026-0001',
      'ACO-2026-0002',
      'ACO-2026-0003',
      'AVO-2026-0001',
      'AVO-2026-0002',
      'FAC-2026-0001',
    ]
    const autres = ({ chemins }: Dossier) => chemins.filter((chemin) => /^documents\/.*\//.test(chemin))
    expect(autres(avant)).toEqual(posterieurs.map((numero) => `documents/posterieurs/${numero}.pdf`))
    expect(autres(apres)).toEqual(anterieurs.map((numero) => `documents/anterieurs/${numero}.pdf`))
  })

  it('names beside money that is owed back as work the invoices for it', async () => {
    const { avant, entamee, particuliere } = await deuxDossiers()
    const acomptes = new Map(rangees(avant.lire('creances-dettes-2026.csv')).map((ligne) => [ligne[5], ligne[2]]))
    expect([entamee, particuliere].map(({ reference }) => acomptes.get(reference))).toEqual(['ACO-2026-0001', ''])
  })

  it('counts what was paid on an invoice that was done again once, on the day on which it came', async () => {
    const { avant, apres } = await deuxDossiers()
    const deRefaite = ({ lire }: Dossier, annee: number) =>
      rangees(lire(`recettes-${annee}.csv`)).filter((ligne) => /^FAC-(2026-0001|2027-0001)$/.test(ligne[5] ?? ''))
    expect(deRefaite(avant, 2026).map((ligne) => [ligne[5], ligne[8]])).toEqual([['FAC-2026-0001', '30,00']])
    expect(deRefaite(apres, 2027)).toEqual([])
    const [annee] = rangees(apres.lire('synthese-2027.csv')).filter(([nom]) => nom === 'Année 2027')
    expect(annee?.at(-1)).toBe('2')
  })

  it('lists deposits with their client, what went back of them and the invoice that deducts them', async () => {
    const { avant, entamee, refaite } = await deuxDossiers()
    const [tete] = avant.lire('factures-acompte-2026.csv').split('\r\n')
    expect(tete?.slice(1)).toBe(
      '"Numéro";"Émise le";"Client";"Contact";"SIREN";"Prestation";"Acompte facturé (€)";"Mode";"Reçu le";"Avoirs";"Rendu par avoir (€)";"Déduit par";"Rétablit"',
    )
    const siren = '732\u00a0829\u00a0320'
    expect(rangees(avant.lire('factures-acompte-2026.csv')).slice(0, 2)).toEqual([
      ['ACO-2026-0001', '05/12/2026', 'Fromagerie des Lacs', entamee.contact.nom, siren, entamee.reference].concat([
        '40,00',
        'Virement',
        '05/12/2026',
        'AVO-2026-0002',
        '10,00',
        'FAC-2027-0002',
        '',
      ]),
      ['ACO-2026-0002', '10/12/2026', 'Fromagerie des Lacs', refaite.contact.nom, siren, refaite.reference].concat([
        '30,00',
        'Virement',
        '10/12/2026',
        '',
        '0,00',
        'FAC-2026-0001, FAC-2027-0001',
        '',
      ]),
    ])
  })

  it('names the document of a deposit beside its entry, and its amount apart from the total of invoices', async () => {
    const { avant } = await deuxDossiers()
    expect(rangees(avant.lire('recettes-2026.csv')).map((ligne) => [ligne[5], ligne[6]])).toContainEqual([
      'FAC-2027-0002',
      'AVO-2026-0002',
    ])
    const lignes = rangees(avant.lire('factures-2026.csv')).map((ligne) => [ligne[0], ligne[1], ligne[7], ligne[10]])
    expect(lignes).toEqual(
      expect.arrayContaining([
        ['ACO-2026-0001', 'Facture d’acompte', '', '40,00'],
        ['AVO-2026-0002', 'Avoir sur acompte', '', '-10,00'],
        ['AVO-2026-0001', 'Avoir', expect.stringMatching(/^-\d+,00$/), ''],
      ]),
    )
  })
})
