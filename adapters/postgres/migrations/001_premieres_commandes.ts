import type { Knex } from 'knex'

// The lists of words are written out: a migration says what the schema was that day, and a test compares with the domain.

const CLIENTS = `
  create table clients (
    id uuid primary key,
    email text not null constraint clients_email_key unique,
    nom text not null,
    telephone text not null,
    adresse text not null,
    code_postal text not null,
    ville text not null,
    role text not null default 'client' constraint clients_role_check check (role in ('client', 'admin')),
    cree_le timestamptz not null,
    -- In no index: every order writes it, and an unindexed change is a cheap one.
    derniere_commande_le timestamptz not null,
    jeton_version integer not null default 1,
    mot_de_passe text,
    mot_de_passe_temporaire text,
    mot_de_passe_temporaire_expire_le timestamptz,
    version integer not null default 1,
    constraint clients_temporaire_check
      check ((mot_de_passe_temporaire is null) = (mot_de_passe_temporaire_expire_le is null))
  )`

// Contact and address are those of the order: neither a later order nor a change of the profile rewrites them.
const PRESTATIONS = `
  create table prestations (
    id text primary key,
    reference text not null constraint prestations_reference_key unique,
    numero_devis text not null constraint prestations_numero_devis_key unique,
    client_id uuid not null references clients,
    nom text not null,
    email text not null,
    telephone text not null,
    adresse text not null,
    code_postal text not null,
    ville text not null,
    description text not null,
    notes text not null,
    creneau text not null
      constraint prestations_creneau_check check (creneau in ('matin', 'midi', 'apres-midi', 'flexible')),
    service_description text not null,
    -- As the domain writes it, amounts in cents; the columns that lists need are read from it, so they never disagree.
    estimation jsonb not null,
    service_id integer generated always as (cast(estimation ->> 'serviceId' as integer)) stored,
    modalite text not null generated always as (estimation ->> 'modalite') stored
      constraint prestations_modalite_check check (modalite in ('sur_place', 'a_distance')),
    total_net integer not null generated always as (cast(estimation ->> 'totalNet' as integer)) stored,
    statut text not null
      constraint prestations_statut_check check (statut in ('en_attente', 'en_cours', 'terminé', 'annulé')),
    priorite text not null
      constraint prestations_priorite_check check (priorite in ('normale', 'importante', 'urgente')),
    validation_date jsonb,
    cree_le timestamptz not null,
    contact_des timestamptz not null,
    contact_avant timestamptz not null,
    version integer not null
  );
  create index prestations_recentes on prestations (cree_le desc, id);
  create index prestations_du_client on prestations (client_id, cree_le desc);
  create index prestations_a_contacter on prestations (statut, contact_avant)`

const EVENEMENTS = `
  create table prestation_evenements (
    id bigint generated always as identity primary key,
    prestation_id text not null references prestations on delete cascade,
    le timestamptz not null,
    auteur text not null,
    genre text not null,
    detail jsonb not null
  );
  create index prestation_evenements_histoire on prestation_evenements (prestation_id, le)`

const CLES_IDEMPOTENCE = `
  create table cles_idempotence (
    cle text primary key,
    empreinte text not null,
    prestation_id text not null references prestations on delete cascade,
    creee_le timestamptz not null
  )`

// Uuids, because they go into Message-ID: a database made anew must not repeat those of an earlier one.
const COURRIELS = `
  create table courriels (
    id uuid primary key default gen_random_uuid(),
    genre text not null
      constraint courriels_genre_check check (genre in ('commande_client', 'commande_entreprise')),
    prestation_id text not null references prestations on delete cascade,
    client_id uuid not null references clients on delete cascade,
    ouvre_compte boolean not null,
    statut text not null default 'a_envoyer'
      constraint courriels_statut_check check (statut in ('a_envoyer', 'envoye', 'echoue')),
    essais integer not null default 0,
    a_envoyer_le timestamptz not null,
    bail_jusqu_au timestamptz,
    derniere_erreur text,
    cree_le timestamptz not null,
    envoye_le timestamptz
  );
  -- Partial, so that the worker never walks over what has been sent.
  create index courriels_a_envoyer on courriels (a_envoyer_le, id) where statut = 'a_envoyer';
  create index courriels_echoues on courriels (cree_le) where statut = 'echoue'`

// An empty range overlaps nothing and would slip past the exclusion.
const RENDEZ_VOUS = `
  create extension if not exists btree_gist;
  create table rendez_vous (
    id uuid primary key default gen_random_uuid(),
    prestation_id text not null references prestations on delete cascade,
    technicien integer not null,
    creneau tstzrange not null constraint rendez_vous_creneau_check check (not isempty(creneau)),
    statut text not null
      constraint rendez_vous_statut_check check (statut in ('propose', 'accepte', 'refuse')),
    constraint rendez_vous_technicien_libre
      exclude using gist (technicien with =, creneau with &&) where (statut in ('propose', 'accepte'))
  );
  create index rendez_vous_de_la_prestation on rendez_vous (prestation_id)`

// A sequence, not a counter in a row: a locked counter would make every order wait for the one before it to reach the disk.
// Two sessions that are the first of a year: the second waits for the lock, then finds the sequence of the first. Without
// the lock, `if not exists` alone fails on a unique index of the catalogue.
const NUMERO_DEVIS = `
  create function numero_devis_suivant(annee integer) returns text language plpgsql as $$
  declare
    serie constant text := 'devis_' || annee;
    rang text;
  begin
    if to_regclass(serie) is null then
      perform pg_advisory_xact_lock(39570, annee);
      execute format('create sequence if not exists %I', serie);
    end if;
    rang := nextval(serie);
    return format('DEV-%s-%s', annee, lpad(rang, greatest(4, length(rang)), '0'));
  end $$`

const SEQUENCES = `
  do $$
  declare serie text;
  begin
    for serie in select sequencename from pg_sequences where schemaname = current_schema and sequencename ~ '^devis_\\d+$'
    loop
      execute format('drop sequence %I', serie);
    end loop;
  end $$`

const TABLES = [CLIENTS, PRESTATIONS, EVENEMENTS, CLES_IDEMPOTENCE, COURRIELS, RENDEZ_VOUS, NUMERO_DEVIS]

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of TABLES) await knex.raw(statement)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop function numero_devis_suivant')
  await knex.raw(SEQUENCES)
  await knex.raw('drop table rendez_vous, courriels, cles_idempotence, prestation_evenements, prestations, clients')
}
