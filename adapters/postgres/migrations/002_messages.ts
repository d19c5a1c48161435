import type { Knex } from 'knex'

// Ids sort like instants: the list of the owner, newest first, reads either index from its end.
const MESSAGES = `
  create table messages (
    id text primary key,
    nom text not null,
    email text not null,
    texte text not null,
    statut text not null
      constraint messages_statut_check check (statut in ('nouveau', 'lu', 'traité')),
    cree_le timestamptz not null
  );
  create index messages_recents on messages (cree_le desc, id);
  create index messages_par_statut on messages (statut, cree_le desc, id)`

// A mail is about an order, whose client it names, or about a message: never both, never neither.
const COURRIELS = `
  alter table courriels
    alter column prestation_id drop not null,
    alter column client_id drop not null,
    alter column ouvre_compte set default false,
    add column message_id text references messages on delete cascade,
    drop constraint courriels_genre_check,
    add constraint courriels_genre_check
      check (genre in ('commande_client', 'commande_entreprise', 'message_entreprise')),
    add constraint courriels_sujet_check check (
      case
        when genre like 'message%' then num_nonnulls(prestation_id, client_id) = 0 and message_id is not null and not ouvre_compte
        else num_nonnulls(prestation_id, client_id) = 2 and message_id is null
      end
    )`

const SANS_MESSAGES = `
  delete from courriels where message_id is not null;
  alter table courriels
    drop constraint courriels_sujet_check,
    drop constraint courriels_genre_check,
    drop column message_id,
    alter column ouvre_compte drop default,
    alter column client_id set not null,
    alter column prestation_id set not null,
    add constraint courriels_genre_check check (genre in ('commande_client', 'commande_entreprise'));
  drop table messages`

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of [MESSAGES, COURRIELS]) await knex.raw(statement)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(SANS_MESSAGES)
}
