import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { periodeDeLAnnee } from '#domain/comptabilite/periode'
import { anneeDeLaPiece } from '#domain/facturation/numero-piece'
import { euros } from '#domain/shared/montant'
import { lireListes } from '#application/comptabilite/composer-dossier'
import { reussir } from '#application/shared/run.fixture'
import { commandeDEntreprise, defaire, deuxAnneesDAcomptes, verser } from '#application/ports/acomptes-factures.fixture'
import { crediter, lireEcritures, lirePieces, tout } from '#application/ports/comptabilite.fixture'
import { emettre } from '#application/ports/factures.fixture'
import type { MakeDatabaseStores, DatabaseStores } from '#application/ports/stores.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const somme = (montants: readonly number[]): number => montants.reduce((total, montant) => total + montant, 0)

/** What was received and invoiced in a year, and what was owed at its end. */
const bilan = async (stores: DatabaseStores, annee: number) => {
  const emises = (await tout(await reussir(stores.ouvrirExtrait('factures')))).filter(
    ({ numero }) => anneeDeLaPiece(numero) === annee,
  )
  const { cloture, ecritures } = await reussir(lireListes(stores)(annee))
  return {
    encaisse: somme(ecritures.map(({ montant }) => montant)),
    facture: somme(emises.map(({ total }) => total ?? 0)),
    acomptes: somme(emises.map(({ acompte }) => acompte ?? 0)),
    soldes: cloture.map(({ nature, reference, facture, solde }) => [nature, facture?.numero ?? reference, solde]),
    du: somme(cloture.map(({ solde }) => solde)),
  }
}

const documents = async (stores: DatabaseStores, annee: number) => {
  const { acomptes, emises } = await reussir(lireListes(stores)(annee))
  return {
    acomptes: acomptes.map(({ facture, avoirs, deduitPar }) => [
      facture.numero,
      avoirs.map(({ numero }) => numero),
      deduitPar,
    ]),
    emises: emises.map(({ numero }) => numero).toSorted(),
  }
}

const describeSommes = (kind: string, makeStores: MakeDatabaseStores): void => {
  describe(`${kind}: sums, where deposits are invoiced`, () => {
    it('count an invoice for a deposit neither as a sale nor as a debt, and the deposit once', async () => {
      const stores = await makeStores()
      const commande = await commandeDEntreprise(stores, 1)
      await verser(stores, commande, 'A', euros(40), dateCivile(2026, 12, 5))
      await verser(stores, commande, 'B', euros(-10), dateCivile(2026, 12, 6))
      expect(await bilan(stores, 2026)).toEqual({
        encaisse: 3000,
        facture: 0,
        acomptes: 3000,
        soldes: [['acompte', commande.reference, -3000]],
        du: -3000,
      })
      expect(await lirePieces(stores, periodeDeLAnnee(2026))).toEqual([])
    })

    it('agree over the end of a year: what was cashed is what was invoiced, and what was owed before, less what is', async () => {
      const stores = await makeStores()
      const { entamee, rendue, tardive, particuliere, prix } = await deuxAnneesDAcomptes(stores)
      const [avant, apres] = [await bilan(stores, 2026), await bilan(stores, 2027)]
      expect(avant).toEqual({
        encaisse: 12_000,
        facture: 0,
        acomptes: 8000,
        soldes: [
          ['a_rembourser', 'FAC-2026-0001', -3000],
          ['acompte', entamee.reference, -3000],
          ['acompte', rendue.reference, -2000],
          ['acompte', tardive.reference, -1500],
          ['acompte', particuliere.reference, -2500],
        ],
        du: -12_000,
      })
      expect(apres).toEqual({
        encaisse: prix - 5000,
        facture: 2 * prix,
        acomptes: -500,
        soldes: [
          ['creance', 'FAC-2027-0001', prix - 3000],
          ['acompte', tardive.reference, -1500],
          ['acompte', particuliere.reference, -2500],
        ],
        du: prix - 7000,
      })
      expect(avant.encaisse).toBe(avant.facture - avant.du)
      expect(apres.encaisse).toBe(apres.facture + avant.du - apres.du)
    })
  })
}

const describeDocuments = (kind: string, makeStores: MakeDatabaseStores): void => {
  describe(`${kind}: what was issued for deposits`, () => {
    it('is told by the entries of the book, before an invoice takes them over and after', async () => {
      const stores = await makeStores()
      await deuxAnneesDAcomptes(stores)
      const lire = async (annee: number) =>
        (await lireEcritures(stores, periodeDeLAnnee(annee)))
          .filter(({ pieces }) => pieces.length > 0)
          .map(({ id, facture, pieces }) => [id, facture, pieces])
      expect(await lire(2026)).toEqual([
        ['entamee', 'FAC-2027-0002', ['ACO-2026-0001']],
        ['refaite', 'FAC-2026-0001', ['ACO-2026-0002']],
        ['entamee-rendue', 'FAC-2027-0002', ['AVO-2026-0002']],
        ['tardive', null, ['ACO-2027-0001']],
        ['rendue', null, ['ACO-2026-0003']],
      ])
      expect(await lire(2027)).toEqual([['rendue-rendue', null, ['AVO-2027-0001']]])
    })

    it('is told by the entry that undoes a deposit, after its invoice was given back whole', async () => {
      const stores = await makeStores()
      const commande = await commandeDEntreprise(stores, 1)
      await verser(stores, commande, 'A', euros(40), dateCivile(2026, 12, 5))
      const facture = await reussir(emettre(stores, commande, { instant: new Date('2026-12-06T09:00:00Z') }))
      await crediter(stores, facture, dateCivile(2026, 12, 7))
      await defaire(stores, facture, 'A', 'B', dateCivile(2026, 12, 8))
      const lues = await lireEcritures(stores, periodeDeLAnnee(2026))
      expect(lues.map(({ id, facture: payee, pieces }) => [id, payee, pieces])).toEqual([
        ['A', facture.numero, ['ACO-2026-0001']],
        ['B', facture.numero, ['AVO-2026-0002']],
      ])
    })

    it('is listed with the year that issued, received, gave back or deducted it', async () => {
      const stores = await makeStores()
      await deuxAnneesDAcomptes(stores)
      const entamee = ['ACO-2026-0001', ['AVO-2026-0002'], ['FAC-2027-0002']]
      const refaite = ['ACO-2026-0002', [], ['FAC-2026-0001', 'FAC-2027-0001']]
      const rendue = ['ACO-2026-0003', ['AVO-2027-0001'], []]
      const tardive = ['ACO-2027-0001', [], []]
      expect(await documents(stores, 2026)).toEqual({
        acomptes: [entamee, refaite, rendue, tardive],
        emises: ['ACO-2026-0001', 'ACO-2026-0002', 'ACO-2026-0003', 'AVO-2026-0001', 'AVO-2026-0002', 'FAC-2026-0001'],
      })
      expect(await documents(stores, 2027)).toEqual({
        acomptes: [entamee, refaite, rendue, tardive],
        emises: ['ACO-2027-0001', 'AVO-2027-0001', 'FAC-2027-0001', 'FAC-2027-0002'],
      })
      expect(await documents(stores, 2028)).toEqual({ acomptes: [], emises: [] })
    })

    it('is named with its contact beside the money that no invoice had taken over by the end of a year, unless given back', async () => {
      const stores = await makeStores()
      const { entamee, rendue, tardive, particuliere } = await deuxAnneesDAcomptes(stores)
      const autre = await commandeDEntreprise(stores, 6)
      await verser(stores, autre, 'A', euros(10), dateCivile(2026, 12, 5))
      await verser(stores, autre, 'B', euros(20), dateCivile(2026, 12, 6))
      await verser(stores, autre, 'B-rendue', euros(-20), dateCivile(2026, 12, 7))
      const lire = async (annee: number) =>
        new Map(
          (await reussir(lireListes(stores)(annee))).cloture.map((une) => [
            une.reference,
            [une.facturesDAcompte, une.contact],
          ]),
        )
      const [avant, apres] = [await lire(2026), await lire(2027)]
      const commandes = [entamee, rendue, tardive, autre, particuliere]
      expect(commandes.map(({ reference }) => avant.get(reference))).toEqual([
        [['ACO-2026-0001'], entamee.contact.nom],
        [['ACO-2026-0003'], rendue.contact.nom],
        [['ACO-2027-0001'], tardive.contact.nom],
        [['ACO-2026-0004'], autre.contact.nom],
        [[], null],
      ])
      expect([entamee, rendue, tardive].map(({ reference }) => apres.get(reference))).toEqual([
        undefined,
        undefined,
        [['ACO-2027-0001'], tardive.contact.nom],
      ])
    })

    it('is listed by number, none twice and none left out', async () => {
      const stores = await makeStores()
      const attendus: string[] = []
      for (let graine = 1; graine <= 9; graine += 1) {
        await verser(
          stores,
          await commandeDEntreprise(stores, graine),
          `E${graine}`,
          euros(10),
          dateCivile(2026, 12, graine),
        )
        attendus.push(`ACO-2026-000${graine}`)
      }
      const lues = await documents(stores, 2026)
      expect([lues.acomptes.map(([numero]) => numero), lues.emises]).toEqual([attendus, attendus])
    })
  })
}

describeOnDatabases('PostgreSQL', (knex, kind) => {
  const makeStores = () => postgresStores(knex())
  describeSommes(kind, makeStores)
  describeDocuments(kind, makeStores)
})
