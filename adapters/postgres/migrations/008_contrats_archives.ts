import type { Knex } from 'knex'

// No key to an account: that is what the erasure took away.
const CONTRATS_ARCHIVES = `
  create table contrats_archives (
    reference text primary key,
    jusqu_au date not null,
    contrat jsonb not null
  );
  create index contrats_archives_a_terme on contrats_archives (jusqu_au)`

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(CONTRATS_ARCHIVES)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table contrats_archives')
}
