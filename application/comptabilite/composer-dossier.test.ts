import { describe, expect, it } from 'vitest'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { echouer, reussir } from '#application/shared/run.fixture'
import { CENT_EUROS, facturerCommande, recevoirAcompte } from '#application/ports/comptabilite.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { euros } from '#domain/shared/montant'
import { composerDossier } from './composer-dossier.ts'
import { centimes, dezipper, ouvrirDossier as ouvrir, plat, rangees, somme } from './dossier.fixture.ts'
import { lireComptabilite } from './lire-comptabilite.ts'
import { uneAnnee } from './une-annee.fixture.ts'

const makeStores = useStores()

describe('the archive of a year', () => {
  it('holds what an accountant asks for, with the documents of other years that the year concerns', async () => {
    const { nom, chemins, lire } = await ouvrir((await uneAnnee(await makeStores())).ports)
    expect(nom).toBe('comptabilite-2026.zip')
    expect(chemins).toEqual([
      'LISEZMOI.txt',
      'recettes-2026.csv',
      'factures-2026.csv',
      'synthese-2026.csv',
      'b2c-2026.csv',
      'factures-anterieures-2026.csv',
      'factures-posterieures-2026.csv',
      'factures-acompte-2026.csv',
      'creances-dettes-2026.csv',
      'creances-dettes-2025.csv',
      'documents/AVO-2026-0001.pdf',
      'documents/FAC-2026-0001.pdf',
      'documents/FAC-2026-0002.pdf',
      'documents/anterieurs/FAC-2025-0001.pdf',
      'documents/posterieurs/FAC-2027-0001.pdf',
    ])
    expect(lire('documents/anterieurs/FAC-2025-0001.pdf')).toBe('%PDF FAC-2025-0001')
    expect(rangees(lire('factures-2026.csv')).map(([numero]) => numero)).toEqual([
      'FAC-2026-0001',
      'AVO-2026-0001',
      'FAC-2026-0002',
    ])
  })

  it('has every invoice that the book of receipts names', async () => {
    const { chemins, lire } = await ouvrir((await uneAnnee(await makeStores())).ports)
    const citees = new Set(lire('recettes-2026.csv').match(/FAC-\d{4}-\d{4}/g))
    expect([...citees].toSorted()).toEqual(['FAC-2025-0001', 'FAC-2026-0001', 'FAC-2027-0001'])
    for (const numero of citees) expect(chemins.some((chemin) => chemin.endsWith(`/${numero}.pdf`))).toBe(true)
  })

  it('adds up to the same everywhere: the receipts, the summary, and what the owner sees', async () => {
    const { ports } = await uneAnnee(await makeStores())
    const { lire } = await ouvrir(ports)
    const { mois, trimestres, total } = await reussir(lireComptabilite(ports)({ admin: ADMIN, annee: 2026 }))
    const vue = [...mois, ...trimestres, total]
    const [periodes = '', seuils = ''] = lire('synthese-2026.csv').split('\r\n\r\n')
    const lignes = rangees(`${periodes}\r\n`)
    const colonne = (rang: number, fits: (nom: string) => boolean) =>
      lignes.filter(([nom = '']) => fits(nom)).map((ligne) => centimes(ligne[rang]))
    const estTrimestre = (nom: string): boolean => nom.includes('trimestre')
    const estAnnee = (nom: string): boolean => nom.startsWith('Année')
    const estMois = (nom: string): boolean => !estTrimestre(nom) && !estAnnee(nom)
    for (const [rang, champ] of [
      [1, 'services'],
      [2, 'ventes'],
      [3, 'total'],
    ] as const) {
      expect([estMois, estTrimestre, estAnnee].flatMap((fits) => colonne(rang, fits))).toEqual(
        vue.map((encaisse) => encaisse[champ]),
      )
    }
    const recettes = rangees(lire('recettes-2026.csv'))
    const annee = lignes.at(-1) ?? []
    expect([8, 9, 10].map((rang) => somme(recettes, rang))).toEqual([3, 1, 2].map((rang) => centimes(annee[rang])))
    const particuliers = rangees(lire('b2c-2026.csv'))
    expect([11, 9, 10].map((rang) => somme(particuliers, rang))).toEqual([3, 1, 2].map((rang) => centimes(annee[rang])))
    expect(annee).toEqual(['Année 2026', '157,60', '78,40', '236,00', '6'])
    expect(rangees(seuils)[0]).toEqual([
      'Régime micro-entreprise',
      'Services',
      '83600,00',
      '157,60',
      '',
      '0,2',
      'Sous le seuil',
      'CGI, art. 50-0',
      'Annoncé, à vérifier',
    ])
  })

  it('tells what was owed on the last evening of the year, either way, whatever came after', async () => {
    const { ports, reportee, attendue } = await uneAnnee(await makeStores())
    const { lire } = await ouvrir(ports)
    const lues = rangees(lire('creances-dettes-2026.csv')).map((ligne) => [
      ligne[0],
      ligne[1],
      ligne[4],
      ligne[5],
      ligne.at(-1),
    ])
    expect(lues).toEqual([
      ['À rembourser', 'FAC-2026-0001', '', expect.any(String), '-6,00'],
      ['Créance', 'FAC-2026-0002', '01/12/2026', expect.any(String), '100,00'],
      ['Acompte reçu', '', '', reportee.reference, '-25,00'],
      ['Acompte reçu', '', '', attendue.reference, '-15,00'],
    ])
    const [anterieure] = rangees(lire('factures-anterieures-2026.csv'))
    expect(anterieure?.slice(6)).toEqual(['100,00', '100,00', '0,00', '', '0,00', ''])
    const [posterieure] = rangees(lire('factures-posterieures-2026.csv'))
    expect([posterieure?.[0], posterieure?.[7], posterieure?.[10]]).toEqual(['FAC-2027-0001', '25,00', '-25,00'])
  })

  it('begins with what was owed at the end of the year before', async () => {
    const { lire } = await ouvrir((await uneAnnee(await makeStores())).ports)
    const lues = rangees(lire('creances-dettes-2025.csv')).map((ligne) => [ligne[0], ligne[1], ligne.at(-1)])
    expect(lues).toEqual([['Créance', 'FAC-2025-0001', '100,00']])
  })

  it('tells beside the ceilings of VAT what was invoiced, credit notes taken off', async () => {
    const { lire } = await ouvrir((await uneAnnee(await makeStores())).ports)
    const seuils = rangees(lire('synthese-2026.csv').split('\r\n\r\n')[1] ?? '')
    expect(seuils.map(([nom, base, , , facture]) => [nom, base, facture])).toEqual([
      ['Régime micro-entreprise', 'Services', ''],
      ['Régime micro-entreprise', 'Total', ''],
      ['Franchise de TVA', 'Services', '114,00'],
      ['Franchise de TVA', 'Total', '190,00'],
      ['Franchise de TVA, seuil majoré', 'Services', '114,00'],
      ['Franchise de TVA, seuil majoré', 'Total', '190,00'],
    ])
  })

  it('tells what was recorded, and undone, since the year was over', async () => {
    const { ports, attendue } = await uneAnnee(await makeStores())
    expect((await ouvrir(ports)).lire('synthese-2026.csv')).not.toContain('Depuis la clôture')
    const tard = { montant: euros(7), le: dateCivile(2026, 12, 31), enregistreLe: '2027-01-15T10:00:00.000Z' }
    await recevoirAcompte(ports, attendue, 8, tard)
    const contraire = { le: dateCivile(2027, 1, 20), enregistreLe: '2027-01-20T10:00:00.000Z', annule: 'reglement-6' }
    await recevoirAcompte(ports, attendue, 9, { montant: euros(-15), ...contraire })
    const { lire } = await ouvrir(ports)
    expect(rangees(lire('synthese-2026.csv').split('\r\n\r\n')[2] ?? '')).toEqual([
      ['Écritures saisies après la clôture', '1', '7,00'],
      ['Écritures annulées depuis', '1', '15,00'],
    ])
    const lues = rangees(lire('recettes-2026.csv')).map((ligne) => ligne.slice(-3, -1))
    expect(lues.slice(-2)).toEqual([
      ['02/12/2026', '20/01/2027'],
      ['15/01/2027', ''],
    ])
  })

  it('says what each file is, by which rules, whose it is and what it lacks', async () => {
    const { chemins, lire } = await ouvrir((await uneAnnee(await makeStores())).ports)
    const texte = lire('LISEZMOI.txt')
    expect(texte.startsWith('\uFEFFDOSSIER COMPTABLE 2026\r\n')).toBe(true)
    expect(texte.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const chemin of chemins.slice(1, 10)) expect(texte).toContain(`${chemin}\r\n`)
    for (const chemin of ['documents/', 'documents/anterieurs/', 'documents/posterieurs/'])
      expect(texte).toContain(chemin)
    expect(plat(texte)).toMatch(/SIRET : \d{3} \d{3} \d{3} \d{5} /)
    expect(plat(texte)).toContain('Fait le : 10 février 2027 à 11 h, heure de Paris')
    expect(plat(texte)).toContain('Ce qui restait dû le 31 décembre 2026 au soir')
    expect(texte).not.toContain('L’année n’est pas finie')
    for (const dit of [
      'Les formations sont comptées dans les services',
      'se réduisent au prorata',
      'chaque mois ou chaque trimestre',
      '« Transactions » compte les factures et les avoirs du jour',
      'ces documents n’ajoutent rien, et n’enlèvent rien, aux ventes',
      'qui ne s’ajoute à aucune autre colonne',
      'ne cite qu’une commande (PREST-) n’a pas, ou pas encore, de facture',
      'le livre des recettes, permet de le faire',
      'sauf ce que la facture finale rend elle-même',
      'CGI, art. 293 B et 293 D',
    ])
      expect(plat(texte)).toContain(dit)
    expect(Math.max(...texte.split('\r\n').map((ligne) => ligne.length))).toBeLessThanOrEqual(89)
  })

  it('says so while the year is not over', async () => {
    const { lire } = await ouvrir((await uneAnnee(await makeStores(), new Date('2026-12-31T10:00:00Z'))).ports)
    const { ports } = await uneAnnee(await makeStores(), new Date('2026-11-20T10:00:00Z'))
    expect(plat((await ouvrir(ports)).lire('LISEZMOI.txt'))).toContain('ce qui est écrit au 20 novembre 2026')
    expect(lire('LISEZMOI.txt')).not.toContain('L’année n’est pas finie')
  })

  it('of a year without anything has its heads and no document', async () => {
    const { chemins, lire } = await ouvrir((await uneAnnee(await makeStores())).ports, 2023)
    expect(chemins.filter((chemin) => chemin.startsWith('documents/'))).toEqual([])
    expect([rangees(lire('recettes-2023.csv')), rangees(lire('factures-2023.csv'))]).toEqual([[], []])
  })

  it('breaks off when something cannot be read in the middle', async () => {
    const { ports } = await uneAnnee(await makeStores())
    const pdfs = async function* () {
      yield* ports.comptabilite.pdfs(['FAC-2026-0001'])
      throw new Error('gone away')
    }
    await expect(ouvrir({ ...ports, comptabilite: { ...ports.comptabilite, pdfs } })).rejects.toThrow('gone away')
  })

  it('is of one instant, whatever is written while it is read', async () => {
    const { ports, attendue } = await uneAnnee(await makeStores())
    const { contenu } = await reussir(composerDossier(ports)({ admin: ADMIN, annee: 2026 }))
    const tard = { montant: euros(7), le: dateCivile(2026, 12, 31), enregistreLe: '2027-02-10T10:00:01.000Z' }
    await recevoirAcompte(ports, attendue, 8, tard)
    await facturerCommande(ports, attendue, dateCivile(2027, 2, 10), CENT_EUROS)
    const { chemins, lire } = await dezipper(contenu)
    expect(somme(rangees(lire('recettes-2026.csv')), 8)).toBe(23_600)
    expect(rangees(lire('creances-dettes-2026.csv')).at(-1)?.at(-1)).toBe('-15,00')
    expect(chemins).not.toContain('documents/posterieurs/FAC-2027-0002.pdf')
  })

  it('is of no year that has not begun', async () => {
    const { ports } = await uneAnnee(await makeStores())
    const composer = composerDossier(ports)
    expect(await echouer(composer({ admin: ADMIN, annee: 2028 }))).toEqual({ _tag: 'AnneeNonCommencee', annee: 2028 })
    expect(await reussir(composer({ admin: ADMIN, annee: 2027 }))).toMatchObject({ nom: 'comptabilite-2027.zip' })
  })
})
