import type { Knex } from 'knex'

// The street of somebody who called and has a name; it goes when the person is forgotten. A visitor leaves none.
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table estimations
      add column adresse text,
      add constraint estimations_adresse_check check (adresse is null or nom is not null)`)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table estimations drop column adresse')
}
