import type { Knex } from 'knex'

// Compares the spelling of words. Like btree_gist, it comes with PostgreSQL, and the owner of a database may add it.
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('create extension if not exists pg_trgm')
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop extension pg_trgm')
}
