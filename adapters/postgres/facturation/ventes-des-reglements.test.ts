import { beforeEach, expect, it } from 'vitest'
import { CENT_EUROS, encaisser, facturer, recevoirAcompte } from '#application/ports/comptabilite.fixture'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { euros } from '#domain/shared/montant'
import { migrate } from '#infrastructure/database/migrate'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { MIGRATIONS_FOLDER } from '../migrations-folder.ts'
import { postgresStores } from '../postgres-stores.fixture.ts'

const FOLDER = { directory: MIGRATIONS_FOLDER, extension: 'ts', loadExtensions: ['.ts'] }

describeOnDatabases('the goods in payments of before they were written', (knex) => {
  beforeEach(() => postgresStores(knex()))

  const revenir = async (): Promise<void> => {
    while (await knex().schema.hasColumn('reglements', 'ventes')) await knex().migrate.down(FOLDER)
  }

  it('are the share of their invoice so far, and follow money that came back', async () => {
    const stores = await postgresStores(knex())
    const facture = await facturer(stores, 1, dateCivile(2026, 12, 1), CENT_EUROS)
    const sansPieces = await facturer(stores, 2, dateCivile(2026, 12, 1))
    for (const [rang, montant] of [33.33, 33.33, 33.34, -10].entries()) {
      await encaisser(stores, facture, rang, { montant: euros(montant) })
    }
    await encaisser(stores, sansPieces, 4, { montant: euros(64) })
    const ventes = () => knex()('reglements').orderBy('enregistre_le').select('montant', 'ventes')
    await revenir()
    expect(await knex()('reglements').count('* as nombre')).toEqual([{ nombre: 5 }])
    await migrate(knex())
    expect(await ventes()).toEqual([
      { montant: 3333, ventes: 1333 },
      { montant: 3333, ventes: 1333 },
      { montant: 3334, ventes: 1334 },
      { montant: -1000, ventes: -400 },
      { montant: 6400, ventes: 0 },
    ])
  })

  it('go away with money that no invoice has, which the schema of before does not know', async () => {
    const stores = await postgresStores(knex())
    const facture = await facturer(stores, 1, dateCivile(2026, 12, 1))
    await encaisser(stores, facture, 1)
    await recevoirAcompte(stores, (await enregistrerCommande(stores, 2)).id, 2)
    await revenir()
    expect(await knex()('reglements').pluck('id')).toEqual(['reglement-1'])
    await migrate(knex())
    expect(await knex()('reglements').select('id', 'ventes')).toEqual([{ id: 'reglement-1', ventes: 0 }])
  })
})
