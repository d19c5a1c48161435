import { expect, it } from 'vitest'
import * as O from '#fp/Option'
import { describeDiagnosticsRepository } from '#application/ports/diagnostics-repository.contract'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { reussir } from '#application/shared/run.fixture'
import { UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { describeOnDatabases } from '#infrastructure/database/test-database.fixture'
import { postgresStores } from '../postgres-stores.fixture.ts'
import { EMPREINTE, ENCAISSES } from './releve-sql.ts'

// Ten years of receipts, none of them billed.
const RECETTES = `
  alter table reglements disable trigger user;
  insert into reglements (id, acompte, mode, le, montant, ventes, note, annule, enregistre_le)
  select 'recette-' || rang, '{}', 'virement', date '2016-12-01' + cast(rang / 3 as integer), 6400, 0, '', null, now()
  from generate_series(1, 10900) as rang;
  alter table reglements enable trigger user;
  analyze reglements`

describeOnDatabases('PostgreSQL', (knex, kind) => {
  describeDiagnosticsRepository(kind, () => postgresStores(knex()))

  it('are taken by one instance when several are at it', async () => {
    const { diagnostics } = await postgresStores(knex())
    const avant = new Date(UN_INSTANT.getTime() - 60_000)
    const prises = await Promise.all(Array.from({ length: 6 }, () => reussir(diagnostics.relever(UN_INSTANT, avant))))
    expect(prises.filter((prise) => prise)).toHaveLength(1)
  })

  it('are there for everybody who looks before any were taken', async () => {
    const { diagnostics } = await postgresStores(knex())
    const regarder = async () => {
      await reussir(diagnostics.relever(UN_INSTANT, UN_INSTANT))
      return O.isSome(await reussir(diagnostics.dernier()))
    }
    expect(await Promise.all(Array.from({ length: 6 }, regarder))).toEqual(Array.from({ length: 6 }, () => true))
  })

  it('read the receipts of the months that are shown along their index', async () => {
    await knex().raw(RECETTES)
    for (const sql of [`select (${ENCAISSES})`, EMPREINTE]) {
      const { rows } = await knex().raw(`explain ${sql}`, { premierMois: '2025-12' })
      const plan = rows.map((row: Readonly<Record<string, string>>) => row['QUERY PLAN']).join('\n')
      expect(plan).toContain('reglements_par_jour')
      expect(plan).not.toMatch(/Seq Scan on reglements/)
    }
    await knex().raw(
      'alter table reglements disable trigger user; truncate reglements; alter table reglements enable trigger user',
    )
  })

  it('keep no name: a client that is renamed or gone is told so at once', async () => {
    const stores = await postgresStores(knex())
    await enregistrerCommande(stores, 1)
    await reussir(stores.diagnostics.relever(UN_INSTANT, UN_INSTANT))
    await knex()('clients').update({ nom: 'Anne Petit' })
    const noms = async () => {
      const releve = await reussir(stores.diagnostics.dernier())
      return O.isSome(releve) ? releve.value.topClients.map(({ nom }) => nom) : null
    }
    expect(await noms()).toEqual(['Anne Petit'])
    await knex().raw('delete from courriels; delete from prestations; delete from clients')
    expect(await noms()).toEqual([])
  })
})
