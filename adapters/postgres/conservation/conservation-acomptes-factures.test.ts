import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { type DateCivile, dateCivile } from '#domain/calendrier/date-civile'
import { limiteDeConservation } from '#domain/conservation/calendrier'
import { unAcompteRecu } from '#domain/facturation/deductions.fixture'
import { type NumeroPiece, numeroPiece } from '#domain/facturation/numero-piece'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { centimes, euros } from '#domain/shared/montant'
import { reussir } from '#application/shared/run.fixture'
import { commandeDEntreprise, verser } from '#application/ports/acomptes-factures.fixture'
import { encaisser, facturerCommande } from '#application/ports/comptabilite.fixture'
import type { DatabaseStores } from '#application/ports/stores.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const terme = (jour: DateCivile) => ({ jour, limite: limiteDeConservation('factures', jour) })

const etat = ({ conservation }: DatabaseStores, jour: DateCivile) =>
  reussir(conservation.etat('factures', terme(jour), []))

const retirer = ({ conservation }: DatabaseStores, jour: DateCivile) =>
  reussir(conservation.retirer('factures', terme(jour), 10))

const estGardee = async ({ factures }: DatabaseStores, numero: NumeroPiece): Promise<boolean> =>
  O.isSome(await reussir(factures.fichier(numero)))

const [ACO, AVO] = [numeroPiece('acompte', 2010, 1), numeroPiece('avoir', 2011, 1)]

const EN_2010 = dateCivile(2010, 3, 1)

describeOnDatabases('PostgreSQL', (knex, kind) => {
  const makeStores = () => postgresStores(knex())
  describe(`${kind}: the timetable of invoices for deposits`, () => {
    it('lets one go with its credit notes ten years after the year of the last of them', async () => {
      const stores = await makeStores()
      const commande = await commandeDEntreprise(stores, 1)
      await verser(stores, commande, 'A', euros(20), EN_2010)
      await verser(stores, commande, 'B', euros(-20), dateCivile(2011, 1, 2))
      const avant = dateCivile(2021, 12, 31)
      expect(await etat(stores, avant)).toMatchObject({ total: 1, aTerme: 0, retenus: 0, plusAncien: '2011-01-02' })
      expect(await retirer(stores, avant)).toBe(0)
      expect([await estGardee(stores, ACO), await estGardee(stores, AVO)]).toEqual([true, true])
      expect(await retirer(stores, dateCivile(2022, 1, 1))).toBe(1)
      expect([await estGardee(stores, ACO), await estGardee(stores, AVO)]).toEqual([false, false])
    })

    it('lets one go with the invoice that deducts it, not before, and holds it back while that is not settled', async () => {
      const stores = await makeStores()
      const commande = await commandeDEntreprise(stores, 1)
      await verser(stores, commande, 'A', euros(20), EN_2010)
      const acomptes = [unAcompteRecu(20, { le: EN_2010, piece: ACO })]
      const facture = await facturerCommande(stores, commande, dateCivile(2012, 5, 1), { acomptes })
      const [tard, trop] = [dateCivile(2023, 1, 1), dateCivile(2025, 1, 1)]
      expect(await etat(stores, tard)).toMatchObject({ total: 2, aTerme: 0, retenus: 2 })
      const montant = centimes(facture.total - euros(20))
      await encaisser(stores, facture, 1, { montant, le: dateCivile(2014, 2, 1) })
      expect(await etat(stores, tard)).toMatchObject({ total: 2, aTerme: 0, retenus: 0, plusAncien: '2014-02-01' })
      expect(await retirer(stores, tard)).toBe(0)
      expect(await retirer(stores, trop)).toBe(2)
      expect([await estGardee(stores, ACO), await estGardee(stores, facture.numero)]).toEqual([false, false])
    })

    it('holds one back while its order keeps money that was neither billed nor given back', async () => {
      const stores = await makeStores()
      const commande = await commandeDEntreprise(stores, 1)
      await verser(stores, commande, 'A', euros(20), EN_2010)
      const tard = dateCivile(2022, 1, 1)
      expect(await etat(stores, tard)).toMatchObject({ total: 1, aTerme: 0, retenus: 1 })
      const { id = '' } = (await stores.apercu()).comptes[0] ?? {}
      const rien = { supprimees: [], conservees: [], messages: 0 }
      await reussir(stores.comptes.effacer(id, UN_INSTANT, () => E.right(rien)))
      expect(await etat(stores, tard)).toMatchObject({ total: 1, aTerme: 1, retenus: 0 })
      expect(await retirer(stores, tard)).toBe(1)
      expect(await estGardee(stores, ACO)).toBe(false)
    })
  })
})
