import { expect, it } from 'vitest'
import { describeAcomptesFactures } from '#application/ports/acomptes-factures.contract'
import { describeCloture } from '#application/ports/cloture.contract'
import { describeComptabiliteReader } from '#application/ports/comptabilite-reader.contract'
import { encaisser, facturer } from '#application/ports/comptabilite.fixture'
import { reussir } from '#application/shared/run.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { periodeDeLAnnee } from '#domain/comptabilite/periode'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'

const ANNEE = periodeDeLAnnee(2026)

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeComptabiliteReader(kind, () => postgresStores(knex()))
  describeCloture(kind, () => postgresStores(knex()))
  describeAcomptesFactures(kind, () => postgresStores(knex()))

  it('reads more than one query brings, none twice and none left out', async () => {
    const stores = await postgresStores(knex())
    const facture = await facturer(stores, 1, dateCivile(2026, 12, 1))
    await encaisser(stores, facture, 1)
    await knex().raw(
      `insert into reglements (id, facture_numero, mode, le, montant, ventes, note, annule, enregistre_le)
       select 'r' || n, ?, 'virement', date '2026-12-03' + n % 3, 1, 0, '', null, now() from generate_series(1, 1203) as n`,
      [facture.numero],
    )
    const ids: string[] = []
    for await (const lot of await reussir(stores.comptabilite.ecritures(ANNEE))) ids.push(...lot.map(({ id }) => id))
    expect([ids.length, new Set(ids).size]).toEqual([1204, 1204])
  })

  it('holds no connection while nobody asks', async () => {
    const stores = await postgresStores(knex())
    await facturer(stores, 1, dateCivile(2026, 12, 1))
    const lectures = await Promise.all(Array.from({ length: 30 }, () => reussir(stores.comptabilite.pdfs(ANNEE))))
    expect(lectures).toHaveLength(30)
    expect(await reussir(stores.comptabilite.premiereAnnee())).toMatchObject({ value: 2026 })
  })
})
