/** The tables of the bare order route: four, with the columns that it writes and the indexes without which nothing is single. */
export const REFERENCE_SCHEMA = `
  create table clients (
    id uuid primary key,
    email text not null unique,
    nom text not null,
    telephone text not null,
    adresse text not null,
    code_postal text not null,
    ville text not null,
    cree_le timestamptz not null
  );
  create table commandes (
    id uuid primary key,
    reference text not null unique,
    client_id uuid not null references clients,
    service_id text not null,
    description text not null,
    creneau text not null,
    devis jsonb not null,
    statut text not null,
    cree_le timestamptz not null
  );
  create table evenements (
    id bigint generated always as identity primary key,
    commande_id uuid not null references commandes,
    genre text not null,
    le timestamptz not null
  );
  create table courriels (
    id bigint generated always as identity primary key,
    commande_id uuid not null references commandes,
    genre text not null,
    statut text not null,
    a_envoyer_le timestamptz not null
  )`
