import type { Knex } from 'knex'

// The words are written out: a migration says what the schema was that day, and a test compares with the domain.
const genres = (...plus: readonly string[]): string => `
  alter table courriels
    drop constraint courriels_genre_check,
    add constraint courriels_genre_check check (
      genre in (
        'commande_client', 'commande_entreprise', 'message_entreprise', 'reponse_message', 'date_client',
        'reponse_client', 'reponse_entreprise', 'rappel_client', 'annulation_client', 'annulation_entreprise',
        'reinitialisation', 'effacement_entreprise'${plus.map((genre) => `, '${genre}'`).join('')}
      )
    )`

// The figures that take a walk over everything, as they were when somebody last walked. One row at most.
const RELEVE = `
  create table releve_diagnostics (
    seul boolean primary key default true constraint releve_diagnostics_seul_check check (seul),
    releve_le timestamptz not null,
    contenu jsonb not null
  )`

const RETOUR = `
  drop table releve_diagnostics;
  delete from courriels where genre = 'statut_client'`

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of [genres('statut_client'), RELEVE]) await knex.raw(statement)
}

export const down = async (knex: Knex): Promise<void> => {
  for (const statement of [RETOUR, genres()]) await knex.raw(statement)
}
