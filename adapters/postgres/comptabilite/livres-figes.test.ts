import { describe, expect, it } from 'vitest'
import { dateCivile } from '#domain/calendrier/date-civile'
import { periodeDeLAnnee } from '#domain/comptabilite/periode'
import { euros } from '#domain/shared/montant'
import { reussir } from '#application/shared/run.fixture'
import {
  CENT_EUROS,
  crediter,
  encaisser,
  facturer,
  recevoirAcompte,
  tout,
} from '#application/ports/comptabilite.fixture'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import type { LivresDeComptes } from '#application/ports/comptabilite-reader'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const ANNEE = periodeDeLAnnee(2026)

/** How many lines of each kind. */
const comptes = async (livres: LivresDeComptes) => ({
  ecritures: (await tout(await reussir(livres.ecritures(ANNEE)))).length,
  piecesB2c: (await tout(await reussir(livres.piecesB2c(ANNEE)))).length,
  emises: (await tout(await reussir(livres.emises(ANNEE)))).length,
  pdfs: (await tout(await reussir(livres.pdfs(ANNEE)))).length,
  nommes: (await tout(await reussir(livres.pdfsDe(['AVO-2026-0001', 'FAC-2026-0001', 'FAC-2026-0002'])))).length,
  cloture: (await tout(await reussir(livres.cloture(ANNEE)))).map(({ facture, solde }) => [
    facture?.numero,
    facture?.credite,
    facture?.regle,
    solde,
  ]),
})

describeOnDatabases('PostgreSQL', (knex, kind) => {
  const makeStores = () => postgresStores(knex())
  describe(`${kind}: the books at one instant`, () => {
    it('do not know what is written while they are read', async () => {
      const stores = await makeStores()
      const facture = await facturer(stores, 1, dateCivile(2026, 12, 1), CENT_EUROS)
      await encaisser(stores, facture, 1, { montant: euros(30), le: dateCivile(2026, 12, 20) })
      const { finir, ...figes } = await reussir(stores.comptabilite.figer())
      expect(await tout(await reussir(figes.ecritures(ANNEE)))).toHaveLength(1)
      await encaisser(stores, facture, 2, { montant: euros(10), le: dateCivile(2026, 12, 21) })
      await crediter(stores, facture, dateCivile(2026, 12, 22), euros(5))
      await facturer(stores, 2, dateCivile(2026, 12, 23), CENT_EUROS)
      await recevoirAcompte(stores, await enregistrerCommande(stores, 3), 4, { le: dateCivile(2026, 12, 24) })
      expect(await comptes(figes)).toEqual({
        ecritures: 1,
        piecesB2c: 1,
        emises: 1,
        pdfs: 1,
        nommes: 1,
        cloture: [['FAC-2026-0001', 0, 3000, 7000]],
      })
      await finir()
      expect(await comptes(stores.comptabilite)).toEqual({
        ecritures: 3,
        piecesB2c: 3,
        emises: 3,
        pdfs: 3,
        nommes: 3,
        cloture: [
          ['FAC-2026-0001', 500, 4000, 5500],
          ['FAC-2026-0002', 0, 0, 10_000],
          [undefined, undefined, undefined, -100],
        ],
      })
    })

    it('leave their place to others once somebody is done with them', async () => {
      const { comptabilite } = await makeStores()
      for (let fois = 0; fois < 12; fois += 1) {
        const { finir, ecritures } = await reussir(comptabilite.figer())
        if (fois % 2 === 0) await reussir(ecritures(ANNEE))
        await finir()
        await finir()
      }
      expect(await comptes(comptabilite)).toMatchObject({ ecritures: 0, pdfs: 0 })
    })
  })

  describe(`${kind}: the documents of a year`, () => {
    it('are those of its civil days in Paris, oldest first, as the whole list tells them', async () => {
      const stores = await makeStores()
      const soir = { emiseLe: '2026-12-31T23:30:00.000Z', date: dateCivile(2027, 1, 1) }
      await facturer(stores, 1, dateCivile(2025, 12, 31), CENT_EUROS)
      const facture = await facturer(stores, 2, dateCivile(2026, 1, 1), CENT_EUROS)
      await crediter(stores, facture, dateCivile(2026, 3, 1), euros(10))
      await facturer(stores, 3, dateCivile(2026, 12, 31), CENT_EUROS)
      await facturer(stores, 4, dateCivile(2027, 1, 1), { ...CENT_EUROS, ...soir })
      const toutes = await tout(await reussir(stores.ouvrirExtrait('factures')))
      const emises = await tout(await reussir(stores.comptabilite.emises(ANNEE)))
      expect(emises.map(({ numero }) => numero)).toEqual(['FAC-2026-0001', 'AVO-2026-0001', 'FAC-2026-0002'])
      const communes = emises.map(({ avoirs: _avoirs, remplaceePar: _suivante, ...commune }) => commune)
      expect(communes).toEqual(toutes.filter(({ numero }) => numero.includes('-2026-')))
    })

    it('are given by their numbers, those that exist', async () => {
      const stores = await makeStores()
      for (const graine of [1, 2, 3]) await facturer(stores, graine, dateCivile(2026, 12, graine))
      const lire = async (...numeros: readonly string[]) =>
        (await tout(await reussir(stores.comptabilite.pdfsDe(numeros)))).map(({ pdf }) => new TextDecoder().decode(pdf))
      expect(await lire('FAC-2026-0003', 'FAC-2026-0001', 'FAC-2019-0001')).toEqual([
        '%PDF FAC-2026-0001',
        '%PDF FAC-2026-0003',
      ])
      expect(await lire()).toEqual([])
    })
  })
})
