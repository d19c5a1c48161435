import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import type { CompteRange, DatabaseStores, MakeDatabaseStores } from '#application/ports/stores.fixture'
import { emptyDatabase, useDatabase } from '#infrastructure/database/test-database.fixture'
import { COMPTE_COLUMNS, CompteRow } from './compte/postgres-compte-store.ts'
import { makePostgresStores } from './postgres-stores.ts'
import { Instant, type Result } from './query.ts'

const COUNTS = `
  select
    (select count(*) from prestations) as prestations,
    (select count(*) from cles_idempotence) as cles,
    (select count(*) from courriels) as courriers,
    (select count(*) from freins) as freins,
    (select coalesce(array_agg(reference order by reference), '{}') from contrats_archives) as archives,
    (
      select coalesce(array_agg(c.reference || ' ' || (v ->> 'version') order by c.reference, v ->> 'version'), '{}')
      from contrats_archives c, jsonb_array_elements(c.contrat -> 'versions') v
    ) as accords`

const COMPTES = `select ${COMPTE_COLUMNS}, derniere_commande_le as "derniereCommandeLe" from clients order by cree_le`

const DerniereCommande = t.strict({ derniereCommandeLe: Instant })

const toCompte = (row: unknown): CompteRange => {
  const [compte, derniere] = [CompteRow.decode(row), DerniereCommande.decode(row)]
  if (E.isLeft(compte) || E.isLeft(derniere)) throw new Error('unreadable row of clients')
  return { ...compte.right, ...derniere.right }
}

/** The PostgreSQL stores over a database emptied first. */
export const postgresStores = async (knex: Knex): Promise<DatabaseStores> => {
  await emptyDatabase(knex)
  return {
    ...makePostgresStores(knex),
    retrograder: async (email) => {
      await knex('clients').where({ email }).update({ role: 'client' })
    },
    apercu: async () => {
      const comptes = await knex.raw<Result>(COMPTES)
      const { rows } = await knex.raw(COUNTS)
      return { comptes: comptes.rows.map(toCompte), ...rows[0] }
    },
  }
}

/** Makes stores over the embedded database: one database for the test file, emptied each time. */
export const useStores = (): MakeDatabaseStores => {
  const knex = useDatabase('embedded')
  return () => postgresStores(knex())
}
