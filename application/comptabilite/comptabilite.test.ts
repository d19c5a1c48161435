import { makeDocumentRenderer } from '#adapters/documents/make-document-renderer'
import { describe, expect, it } from 'vitest'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import { useStores } from '#adapters/postgres/postgres-stores.fixture'
import { CENT_EUROS, crediter, encaisser, facturer, recevoirAcompte } from '#application/ports/comptabilite.fixture'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { reussir } from '#application/shared/run.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { euros } from '#domain/shared/montant'
import { exporterLivre } from './exporter-livre.ts'
import { lireComptabilite, lireRecettes } from './lire-comptabilite.ts'

const makeStores = useStores()

const uneAnnee = async () => {
  const stores = await makeStores()
  const ports = {
    ...stores,
    clock: makeMemoryClock(new Date('2026-12-10T10:00:00Z')),
    documents: makeDocumentRenderer('https://atelier.example/verifier'),
  }
  const facture = await facturer(ports, 1, dateCivile(2026, 11, 30), CENT_EUROS)
  await encaisser(ports, facture, 1, { montant: euros(50), le: dateCivile(2026, 11, 30) })
  await encaisser(ports, facture, 2, { montant: euros(50), le: dateCivile(2026, 12, 2) })
  await crediter(ports, facture, dateCivile(2026, 12, 3), euros(10))
  await encaisser(ports, facture, 3, { montant: euros(-10), le: dateCivile(2026, 12, 4), note: 'Geste' })
  await facturer(ports, 2, dateCivile(2025, 6, 1), CENT_EUROS)
  return { ports, facture }
}

const texte = async (contenu: AsyncIterable<string>): Promise<string> => {
  let lu = ''
  for await (const morceau of contenu) lu += morceau
  return lu
}

describe('the books of a year', () => {
  it('tell what was cashed, how near the ceilings are, and which years there are', async () => {
    const { ports } = await uneAnnee()
    const lue = await reussir(lireComptabilite(ports)({ admin: ADMIN, annee: null }))
    expect([lue.annee, lue.annees]).toEqual([2026, [2025, 2026]])
    expect(lue.mois.slice(10).map(({ services, ventes, total }) => [services, ventes, total])).toEqual([
      [3000, 2000, 5000],
      [2400, 1600, 4000],
    ])
    expect(lue.trimestres[3]?.total).toBe(9000)
    expect(lue.seuils.map(({ niveau }) => niveau)).toEqual(Array.from({ length: 6 }, () => 'loin'))
    expect(lue.echeances.map(({ code, jours }) => [code, jours])).toEqual([['tva-cibs', 22]])
  })

  it('of another year are its own', async () => {
    const { ports } = await uneAnnee()
    expect(await reussir(lireComptabilite(ports)({ admin: ADMIN, annee: 2025 }))).toMatchObject({
      annee: 2025,
      total: { total: 0, ecritures: 0 },
    })
  })

  it('list the receipts of a month', async () => {
    const { ports } = await uneAnnee()
    const recettes = await reussir(lireRecettes(ports)({ admin: ADMIN, annee: 2026, mois: 12 }))
    expect(recettes.map(({ le, montant, repartition: { services } }) => [le, montant, services])).toEqual([
      ['2026-12-02', 5000, 3000],
      ['2026-12-04', -1000, -600],
    ])
  })
})

describe('a book as a file', () => {
  it('is the book of receipts for a French Excel', async () => {
    const { ports, facture } = await uneAnnee()
    const demande = { admin: ADMIN, quoi: 'recettes', format: 'csv', annee: 2026, mois: 12 } as const
    const { nom, contenu } = await reussir(exporterLivre(ports)(demande))
    expect(nom).toBe('recettes-2026-12.csv')
    expect((await texte(contenu)).slice(1).split('\r\n')).toEqual([
      '"Ligne";"Date";"Client";"Type";"Nature";"Facture";"Facture d’acompte ou avoir";"Mode";"Montant (€)";"Dont services (€)";"Dont ventes (€)";"Note";"Saisie le";"Annulée le";"Annule la ligne n°"',
      `1;02/12/2026;"Jeanne Dupont";"Particulier";"${facture.service}";"FAC-2026-0001";;"Espèces";50,00;30,00;20,00;"";02/12/2026;;`,
      `2;04/12/2026;"Jeanne Dupont";"Particulier";"${facture.service}";"FAC-2026-0001";;"Espèces";-10,00;-6,00;-4,00;"Geste";02/12/2026;;`,
      '',
    ])
  })

  it('numbers its lines, and tells the one that another undoes, by its day when it is not in the book', async () => {
    const { ports, facture } = await uneAnnee()
    const contraire = { enregistreLe: '2026-12-10T10:00:00.000Z', le: dateCivile(2026, 12, 10) }
    await encaisser(ports, facture, 8, { montant: euros(10), ...contraire, annule: 'reglement-3' })
    await encaisser(ports, facture, 9, { montant: euros(-50), ...contraire, annule: 'reglement-1' })
    const lire = async (mois: number | null) => {
      const demande = { admin: ADMIN, quoi: 'recettes', format: 'csv', annee: 2026, mois } as const
      const lignes = (await texte((await reussir(exporterLivre(ports)(demande))).contenu)).split('\r\n').slice(1, -1)
      return lignes.map((ligne) => ligne.split(';')).map((ligne) => [ligne[0], ligne[8], ligne.at(-1)])
    }
    expect(await lire(12)).toEqual([
      ['1', '50,00', ''],
      ['2', '-10,00', ''],
      ['3', '10,00', '2'],
      ['4', '-50,00', '"écriture du 30/11/2026"'],
    ])
    expect((await lire(null)).at(-1)).toEqual(['5', '-50,00', '1'])
  })

  it('tells sales to consumers day by day, with the two months in which they are reported', async () => {
    const { ports } = await uneAnnee()
    const demande = { admin: ADMIN, quoi: 'b2c', format: 'csv', annee: 2026, mois: null } as const
    const { nom, contenu } = await reussir(exporterLivre(ports)(demande))
    expect(nom).toBe('b2c-2026.csv')
    expect((await texte(contenu)).split('\r\n').slice(1, -1)).toEqual([
      '01/11/2026;31/12/2026;30/11/2026;1;60,00;40,00;100,00;"E";0,00;30,00;20,00;50,00',
      '01/11/2026;31/12/2026;02/12/2026;0;0,00;0,00;0,00;"E";0,00;30,00;20,00;50,00',
      '01/11/2026;31/12/2026;03/12/2026;1;-6,00;-4,00;-10,00;"E";0,00;0,00;0,00;0,00',
      '01/11/2026;31/12/2026;04/12/2026;0;0,00;0,00;0,00;"E";0,00;-6,00;-4,00;-10,00',
    ])
  })

  it('as JSON has euros and nothing of how they were reckoned', async () => {
    const { ports } = await uneAnnee()
    const demande = { admin: ADMIN, quoi: 'recettes', format: 'json', annee: 2026, mois: 11 } as const
    const lu: unknown = JSON.parse(await texte((await reussir(exporterLivre(ports)(demande))).contenu))
    expect(lu).toMatchObject([{ montant: 50, services: 30, ventes: 20, facture: 'FAC-2026-0001' }])
    expect(JSON.stringify(lu)).not.toContain('repartition')
  })

  it('tells money that came without an invoice by the reference of its order', async () => {
    const { ports } = await uneAnnee()
    const commande = await enregistrerCommande(ports, 3)
    await recevoirAcompte(ports, commande, 9, { montant: euros(20), le: dateCivile(2026, 12, 5) })
    const lire = async (quoi: 'recettes' | 'b2c', format: 'csv' | 'json') =>
      texte((await reussir(exporterLivre(ports)({ admin: ADMIN, quoi, format, annee: 2026, mois: 12 }))).contenu)
    const { nom } = commande.contact
    expect((await lire('recettes', 'csv')).split('\r\n').at(-2)).toBe(
      `3;05/12/2026;"${nom}";"Particulier";"Dépannage – Réinstallation PC";"${commande.reference}";;"Espèces";20,00;20,00;0,00;"";02/12/2026;;`,
    )
    const lues: readonly unknown[] = JSON.parse(await lire('recettes', 'json'))
    expect(lues.at(-1)).toMatchObject({ reference: commande.reference, facture: null, montant: 20, services: 20 })
    expect((await lire('b2c', 'csv')).split('\r\n').at(-2)).toBe(
      '01/11/2026;31/12/2026;05/12/2026;0;0,00;0,00;0,00;"E";0,00;20,00;0,00;20,00',
    )
  })
})
