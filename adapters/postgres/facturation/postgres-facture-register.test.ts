import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { annulerReglement } from '#domain/facturation/encaisser'
import { UN_PROFESSIONNEL } from '#domain/facturation/facture.fixture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { EtatDeFacture } from '#domain/facturation/reglement'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { motsCherches } from '#domain/recherche/clefs'
import { euros } from '#domain/shared/montant'
import { reussir } from '#application/shared/run.fixture'
import type { ChoixDeFactures } from '#application/ports/facture-store'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import {
  avancer,
  commandeTerminee,
  crediter,
  ecrireReglement,
  emettre,
  EMISSION,
  payer,
} from '#application/ports/factures.fixture'
import type { DatabaseStores, MakeDatabaseStores } from '#application/ports/stores.fixture'
import { toutLister } from '#application/ports/tout-lister.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const JOUR = dateCivile(2026, 11, 20)
const LENDEMAIN = dateCivile(2026, 11, 21)

const FAC = (rang: number) => numeroPiece('facture', 2026, rang)

const ACO = (rang: number) => numeroPiece('acompte', 2026, rang)

const AVO = (rang: number) => numeroPiece('avoir', 2026, rang)

/** The engagement of a business. */
const PROFESSIONNELLE = { engagement: { ...SANS_ENGAGEMENT, acheteur: UN_PROFESSIONNEL } }

const choix = (overrides: Partial<ChoixDeFactures> = {}): ChoixDeFactures => ({
  mots: [],
  etat: null,
  page: { limite: 50, curseur: null },
  ...overrides,
})

const numeros = async ({ factures }: DatabaseStores, demande: Partial<ChoixDeFactures>, jour = JOUR) =>
  (await reussir(factures.lister(choix(demande), jour))).elements.map(({ facture }) => facture.numero)

/** Issues invoices a minute apart. */
const emettreTout = async (stores: DatabaseStores, nombre: number): Promise<void> => {
  for (let rang = 1; rang <= nombre; rang += 1) {
    const instant = new Date(EMISSION.getTime() + rang * 60_000)
    await reussir(emettre(stores, await commandeTerminee(stores, rang), { instant }))
  }
}

const describeFactureRegister = (name: string, makeStores: MakeDatabaseStores): void => {
  describe(`${name}: the register of invoices`, () => {
    it('begins empty', async () => {
      const { factures } = await makeStores()
      expect(await reussir(factures.lister(choix(), JOUR))).toEqual({
        elements: [],
        curseurSuivant: null,
        total: { total: 0, plafonne: false },
      })
    })

    it('tells invoices newest first, page after page, without their credit notes among them', async () => {
      const stores = await makeStores()
      await emettreTout(stores, 5)
      await reussir(crediter(stores, FAC(2), { montant: euros(1) }))
      const totaux: unknown[] = []
      const lues = await toutLister(async (curseur: ChoixDeFactures['page']['curseur']) => {
        const page = await reussir(stores.factures.lister(choix({ page: { limite: 2, curseur } }), JOUR))
        totaux.push(page.total)
        return page
      })
      expect(totaux).toEqual([1, 2, 3].map(() => ({ total: 5, plafonne: false })))
      expect(lues.map(({ facture }) => facture.numero)).toEqual([5, 4, 3, 2, 1].map(FAC))
    })

    it('finds by number, reference, name, address, company and amount, and by a credit note', async () => {
      const stores = await makeStores()
      await emettreTout(stores, 2)
      await reussir(emettre(stores, await commandeTerminee(stores, 3, PROFESSIONNELLE)))
      const avoir = await reussir(crediter(stores, FAC(2), { montant: euros(1) }))
      const trouver = (q: string) => numeros(stores, { mots: motsCherches(q) })
      expect(await trouver('FAC-2026-0001')).toEqual([FAC(1)])
      expect(await trouver('PREST-000002')).toEqual([FAC(2)])
      expect(await trouver('cliente1@courriel.example')).toEqual([FAC(1)])
      expect(await trouver('fromagerie')).toEqual([FAC(3)])
      expect(await trouver(avoir.numero)).toEqual([FAC(2)])
      expect((await trouver('dupont')).length).toBe(3)
      expect(await trouver('1,00')).toEqual([FAC(2)])
      expect((await trouver('64,00')).length).toBe(3)
      expect((await trouver('64,01')).length).toBe(0)
      expect(await trouver('introuvable')).toEqual([])
    })

    it('filters by where an invoice stands on a day', async () => {
      const stores = await makeStores()
      await emettreTout(stores, 5)
      const montant = (await reussir(stores.factures.lister(choix(), JOUR))).elements[0]?.facture.total
      if (montant === undefined) throw new Error('no invoice')
      await reussir(payer(stores, FAC(1), 'A', { montant }))
      await reussir(crediter(stores, FAC(2)))
      await reussir(payer(stores, FAC(3), 'B', { montant }))
      await reussir(crediter(stores, FAC(3)))
      await reussir(payer(stores, FAC(4), 'C'))
      const parEtat = async (jour: typeof JOUR) =>
        Object.fromEntries(
          await Promise.all(EtatDeFacture.values.map(async (etat) => [etat, await numeros(stores, { etat }, jour)])),
        )
      const reste = { payee: [FAC(1)], annulee: [FAC(2)], a_rembourser: [FAC(3)] }
      expect(await parEtat(JOUR)).toEqual({ ...reste, a_payer: [FAC(5), FAC(4)], en_retard: [] })
      expect(await parEtat(LENDEMAIN)).toEqual({ ...reste, a_payer: [], en_retard: [FAC(5), FAC(4)] })
    })
  })

  describe(`${name}: invoices for deposits in the register`, () => {
    it('stand among the others, newest first, and are counted with them', async () => {
      const stores = await makeStores()
      await emettreTout(stores, 2)
      await reussir(avancer(stores, await enregistrerCommande(stores, 3, PROFESSIONNELLE), 'A'))
      await reussir(avancer(stores, await enregistrerCommande(stores, 4), 'B'))
      const { elements, total } = await reussir(stores.factures.lister(choix(), JOUR))
      expect(elements.map(({ facture }) => facture.numero)).toEqual([FAC(2), FAC(1), ACO(1)])
      expect(total).toEqual({ total: 3, plafonne: false })
      expect(elements.at(-1)).toMatchObject({ facture: { genre: 'acompte', total: euros(20) }, avoirs: [] })
    })

    it('are found by their number, by that of a credit note, and lead to the invoice that deducts them', async () => {
      const stores = await makeStores()
      const commande = await commandeTerminee(stores, 1, PROFESSIONNELLE)
      await reussir(avancer(stores, commande, 'A'))
      await reussir(avancer(stores, commande, 'B', { montant: euros(-5) }))
      await reussir(emettre(stores, commande))
      const trouver = async (q: string) => (await numeros(stores, { mots: motsCherches(q) })).toSorted()
      expect(await trouver(ACO(1))).toEqual([ACO(1), FAC(1)])
      expect(await trouver(AVO(1))).toEqual([ACO(1), FAC(1)])
      expect(await trouver('fromagerie')).toEqual([ACO(1), FAC(1)])
    })

    it('are paid until credit notes have given all of it back', async () => {
      const stores = await makeStores()
      const commande = await enregistrerCommande(stores, 1, PROFESSIONNELLE)
      await reussir(avancer(stores, commande, 'A'))
      await reussir(avancer(stores, commande, 'B', { montant: euros(-5) }))
      expect(await numeros(stores, { etat: 'payee' })).toEqual([ACO(1)])
      await reussir(avancer(stores, commande, 'C', { montant: euros(-15) }))
      const parEtat = await Promise.all(
        EtatDeFacture.values.map(async (etat) => [etat, await numeros(stores, { etat })]),
      )
      expect(parEtat.filter(([, trouves]) => trouves?.length !== 0)).toEqual([['annulee', [ACO(1)]]])
    })

    it('are read by their own number or by that of a credit note, as an invoice for work is', async () => {
      const stores = await makeStores()
      const commande = await commandeTerminee(stores, 1, PROFESSIONNELLE)
      await reussir(avancer(stores, commande, 'A'))
      await reussir(
        ecrireReglement(stores, commande, (aFacturer) =>
          annulerReglement(aFacturer, 'A', { id: 'B', instant: EMISSION, jour: JOUR, note: 'mauvais client' }),
        ),
      )
      await reussir(emettre(stores, commande))
      await reussir(crediter(stores, FAC(1)))
      const lire = async (numero: ReturnType<typeof FAC>) => {
        const trouvee = O.toNullable(await reussir(stores.factures.parNumero(numero)))
        return trouvee === null ? null : [trouvee.facture.numero, ...trouvee.avoirs.map((avoir) => avoir.numero)]
      }
      expect(await lire(ACO(1))).toEqual([ACO(1), AVO(1)])
      expect(await lire(AVO(1))).toEqual([ACO(1), AVO(1)])
      expect(await lire(AVO(2))).toEqual([FAC(1), AVO(2)])
      expect(await lire(ACO(2))).toBeNull()
    })
  })
}

describeOnDatabases('PostgreSQL', (knex, kind) => describeFactureRegister(kind, () => postgresStores(knex())))
