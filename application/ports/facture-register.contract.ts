import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { UN_PROFESSIONNEL } from '#domain/facturation/facture.fixture'
import { numeroPiece } from '#domain/facturation/numero-piece'
import { EtatDeFacture } from '#domain/facturation/reglement'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { motsCherches } from '#domain/recherche/clef-de-recherche'
import { euros } from '#domain/shared/montant'
import { reussir } from '../shared/run.fixture.ts'
import type { ChoixDeFactures } from './facture-register.ts'
import { commandeTerminee, crediter, EMISSION, emettre, payer } from './factures.fixture.ts'
import type { MakeStores, Stores } from './stores.fixture.ts'
import { toutLister } from './tout-lister.fixture.ts'

const JOUR = dateCivile(2026, 11, 20)
const LENDEMAIN = dateCivile(2026, 11, 21)

const FAC = (rang: number) => numeroPiece('facture', 2026, rang)

const choix = (overrides: Partial<ChoixDeFactures> = {}): ChoixDeFactures => ({
  mots: [],
  etat: null,
  page: { limite: 50, curseur: null },
  ...overrides,
})

const numeros = async ({ registreFactures }: Stores, demande: Partial<ChoixDeFactures>, jour = JOUR) =>
  (await reussir(registreFactures.lister(choix(demande), jour))).elements.map(({ facture }) => facture.numero)

/** Invoices, a minute apart. */
const emettreTout = async (stores: Stores, nombre: number): Promise<void> => {
  for (let rang = 1; rang <= nombre; rang += 1) {
    const instant = new Date(EMISSION.getTime() + rang * 60_000)
    await reussir(emettre(stores, await commandeTerminee(stores, rang), { instant }))
  }
}

export const describeFactureRegister = (name: string, makeStores: MakeStores): void => {
  describe(`${name}: the register of invoices`, () => {
    it('begins empty', async () => {
      const { registreFactures } = await makeStores()
      expect(await reussir(registreFactures.lister(choix(), JOUR))).toEqual({
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
        const page = await reussir(stores.registreFactures.lister(choix({ page: { limite: 2, curseur } }), JOUR))
        totaux.push(page.total)
        return page
      })
      expect(totaux).toEqual([1, 2, 3].map(() => ({ total: 5, plafonne: false })))
      expect(lues.map(({ facture }) => facture.numero)).toEqual([5, 4, 3, 2, 1].map(FAC))
    })

    it('finds by number, reference, name, address and company, and by a credit note', async () => {
      const stores = await makeStores()
      await emettreTout(stores, 2)
      const engagement = { ...SANS_ENGAGEMENT, acheteur: UN_PROFESSIONNEL }
      await reussir(emettre(stores, await commandeTerminee(stores, 3, { engagement })))
      const avoir = await reussir(crediter(stores, FAC(2), { montant: euros(1) }))
      const trouver = (q: string) => numeros(stores, { mots: motsCherches(q) })
      expect(await trouver('FAC-2026-0001')).toEqual([FAC(1)])
      expect(await trouver('PREST-000002')).toEqual([FAC(2)])
      expect(await trouver('cliente1@courriel.example')).toEqual([FAC(1)])
      expect(await trouver('fromagerie')).toEqual([FAC(3)])
      expect(await trouver(avoir.numero)).toEqual([FAC(2)])
      expect((await trouver('dupont')).length).toBe(3)
      expect(await trouver('introuvable')).toEqual([])
    })

    it('filters by where an invoice stands on a day', async () => {
      const stores = await makeStores()
      await emettreTout(stores, 5)
      const montant = (await reussir(stores.registreFactures.lister(choix(), JOUR))).elements[0]?.facture.total
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
}
