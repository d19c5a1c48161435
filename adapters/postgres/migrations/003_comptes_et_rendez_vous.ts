import type { Knex } from 'knex'

// The words are written out: a migration says what the schema was that day, and a test compares with the domain.

const CLIENTS = `
  create index clients_admins on clients (id) where role = 'admin'`

// Keys are keyed hashes: the table tells nobody who tried what.
const FREINS = `
  create table freins (
    cle text primary key,
    essais integer not null,
    dernier_le timestamptz not null
  );
  create index freins_anciens on freins (dernier_le)`

const PRESTATIONS = `
  alter table prestations
    add column souhaits jsonb not null default '[]',
    add column sequence integer not null default 0;
  -- Ids sort like instants, and a page begins after an id.
  drop index prestations_du_client;
  create index prestations_du_client on prestations (client_id, id desc)`

const EVENEMENTS = `
  update prestation_evenements set detail = jsonb_build_object('genre', genre);
  alter table prestation_evenements
    drop column genre,
    add constraint prestation_evenements_auteur_check check (auteur in ('client', 'entreprise', 'systeme'))`

// No order had a date before this: the table was made ahead of its use. An empty range would slip past the exclusion.
const RENDEZ_VOUS = `
  drop table rendez_vous;
  create table rendez_vous (
    id text primary key,
    prestation_id text not null references prestations on delete cascade,
    technicien integer not null default 1,
    rang integer not null,
    debut timestamptz not null,
    fin timestamptz not null,
    trajet_minutes integer not null,
    -- The technician's time, travel before and after included.
    occupe tstzrange not null constraint rendez_vous_occupe_check check (not isempty(occupe)),
    total_net integer not null,
    majore boolean not null,
    statut text not null
      constraint rendez_vous_statut_check
      check (statut in ('propose', 'accepte', 'ecarte', 'refuse', 'remplace', 'expire', 'annule')),
    proposee_le timestamptz not null,
    expire_le timestamptz not null,
    repondue_le timestamptz,
    constraint rendez_vous_dans_l_ordre_check check (debut < fin),
    constraint rendez_vous_technicien_libre
      exclude using gist (technicien with =, occupe with &&) where (statut in ('propose', 'accepte'))
  );
  create index rendez_vous_de_la_prestation on rendez_vous (prestation_id, proposee_le, rang);
  create index rendez_vous_agenda on rendez_vous (debut) where statut in ('propose', 'accepte');
  create index rendez_vous_perissables on rendez_vous (expire_le) where statut = 'propose'`

const MESSAGES = `
  alter table messages
    add column type text not null default 'contact'
      constraint messages_type_check check (type in ('contact', 'client')),
    add column client_id uuid references clients on delete cascade,
    add column sujet text,
    add column repondue_le timestamptz,
    add column version integer not null default 1,
    add constraint messages_du_client_check check ((type = 'client') = (client_id is not null));
  create index messages_du_client on messages (client_id, id desc) where client_id is not null;
  create table message_reponses (
    id text primary key,
    message_id text not null references messages on delete cascade,
    auteur text not null
      constraint message_reponses_auteur_check check (auteur in ('client', 'entreprise')),
    texte text not null,
    le timestamptz not null
  );
  create index message_reponses_du_fil on message_reponses (message_id, id)`

// Each kind names what it is about, and nothing else. \`detail\` holds what was decided, as it was decided.
const COURRIELS = `
  alter table courriels
    add column reponse_id text references message_reponses on delete cascade,
    add column email text,
    add column detail jsonb,
    drop constraint courriels_sujet_check,
    drop constraint courriels_genre_check,
    drop constraint courriels_statut_check,
    add constraint courriels_statut_check check (statut in ('a_envoyer', 'envoye', 'echoue', 'sans_objet')),
    add constraint courriels_genre_check check (
      genre in (
        'commande_client', 'commande_entreprise', 'message_entreprise', 'reponse_message', 'date_client',
        'reponse_client', 'reponse_entreprise', 'rappel_client', 'annulation_client', 'annulation_entreprise',
        'reinitialisation', 'effacement_entreprise'
      )
    ),
    add constraint courriels_sujet_check check (
      case
        when genre like 'commande%' then
          num_nonnulls(prestation_id, client_id) = 2 and num_nonnulls(message_id, reponse_id, email, detail) = 0
        when genre = 'message_entreprise' then
          message_id is not null and num_nonnulls(prestation_id, client_id, email, detail) = 0 and not ouvre_compte
        when genre = 'reponse_message' then
          num_nonnulls(message_id, reponse_id) = 2 and num_nonnulls(prestation_id, client_id, email, detail) = 0
          and not ouvre_compte
        when genre = 'reinitialisation' then
          email is not null and num_nonnulls(prestation_id, client_id, message_id, reponse_id, detail) = 0
          and not ouvre_compte
        when genre = 'effacement_entreprise' then
          detail is not null and num_nonnulls(prestation_id, client_id, message_id, reponse_id, email) = 0
          and not ouvre_compte
        else
          num_nonnulls(prestation_id, detail) = 2 and num_nonnulls(client_id, message_id, reponse_id, email) = 0
          and not ouvre_compte
      end
    );
  create index courriels_rappels on courriels (prestation_id) where genre = 'rappel_client' and statut = 'a_envoyer'`

const TABLES = [CLIENTS, FREINS, PRESTATIONS, EVENEMENTS, RENDEZ_VOUS, MESSAGES, COURRIELS]

const RETOUR = `
  drop index courriels_rappels;
  delete from courriels
  where genre not in ('commande_client', 'commande_entreprise', 'message_entreprise') or statut = 'sans_objet'
    or reponse_id is not null;
  alter table courriels
    drop constraint courriels_sujet_check,
    drop constraint courriels_genre_check,
    drop constraint courriels_statut_check,
    drop column reponse_id,
    drop column email,
    drop column detail,
    add constraint courriels_statut_check check (statut in ('a_envoyer', 'envoye', 'echoue')),
    add constraint courriels_genre_check
      check (genre in ('commande_client', 'commande_entreprise', 'message_entreprise')),
    add constraint courriels_sujet_check check (
      case
        when genre like 'message%' then num_nonnulls(prestation_id, client_id) = 0 and message_id is not null and not ouvre_compte
        else num_nonnulls(prestation_id, client_id) = 2 and message_id is null
      end
    );
  drop table message_reponses;
  drop index messages_du_client;
  delete from messages where type = 'client';
  alter table messages
    drop constraint messages_du_client_check,
    drop column type,
    drop column client_id,
    drop column sujet,
    drop column repondue_le,
    drop column version;
  drop table rendez_vous;
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
  create index rendez_vous_de_la_prestation on rendez_vous (prestation_id);
  delete from prestation_evenements where detail ->> 'genre' <> 'commande';
  alter table prestation_evenements
    drop constraint prestation_evenements_auteur_check,
    add column genre text not null default 'commande';
  alter table prestation_evenements alter column genre drop default;
  update prestation_evenements set detail = '{}';
  drop index prestations_du_client;
  create index prestations_du_client on prestations (client_id, cree_le desc);
  alter table prestations drop column souhaits, drop column sequence;
  drop table freins;
  drop index clients_admins`

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of TABLES) await knex.raw(statement)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(RETOUR)
}
