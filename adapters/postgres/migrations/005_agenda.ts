import type { Knex } from 'knex'

// Whether anybody was called stands beside the instant that was promised, so that the longest list is counted in its index.
const PRESTATIONS = `
  drop index prestations_a_contacter;
  create index prestations_a_contacter on prestations (contact_avant, id) include (sequence)
    where statut = 'en_attente' and visite_le is null;
  create index prestations_sans_date on prestations (id)
    where statut in ('en_attente', 'en_cours') and sequence > 0
      and (validation_date ->> 'statut') is distinct from 'accepte'`

// A day asks for what overlaps it, travel included: an index of beginnings alone would not know how long a visit lasts.
const RENDEZ_VOUS = `
  drop index rendez_vous_agenda;
  create index rendez_vous_agenda on rendez_vous using gist (occupe) where statut in ('propose', 'accepte')`

// One row at most. The address is nowhere: its keyed hash recognises it.
const LIEN = `
  create table lien_agenda (
    seul boolean primary key default true constraint lien_agenda_seul_check check (seul),
    empreinte text not null,
    cree_le timestamptz not null
  )`

const RETOUR = `
  drop table lien_agenda;
  drop index rendez_vous_agenda;
  create index rendez_vous_agenda on rendez_vous (debut) where statut in ('propose', 'accepte');
  drop index prestations_sans_date;
  drop index prestations_a_contacter;
  create index prestations_a_contacter on prestations (contact_avant, id)
    where statut = 'en_attente' and visite_le is null`

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of [PRESTATIONS, RENDEZ_VOUS, LIEN]) await knex.raw(statement)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(RETOUR)
}
