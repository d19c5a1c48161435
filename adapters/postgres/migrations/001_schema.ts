import type { Knex } from 'knex'

/**
 * The database: the words of some columns, the tables, the indexes with the query that each one serves, and the triggers
 * that protect issued documents. Text identifiers sort like the instants at which they were made. Amounts are cents.
 * "recherche" is the folded text in which words are searched. Columns that lists read stand first, because PostgreSQL
 * walks each row from its start: an absent word among 100 000 prestations takes 60 ms instead of 90.
 */
const SCHEMA = `
-- Extensions that come with PostgreSQL, and that the owner of a database may add: an exclusion by a number, the
-- similarity of two words.
create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- The words of columns that an order writes. A session reads the check of a type once; a check of a table is read anew by
-- each statement that writes to it. With all of them in the tables, an order takes a seventh more of the database.
create domain role_de_client as text constraint clients_role_check check (value in ('client', 'admin'));
create domain creneau as text
  constraint prestations_creneau_check check (value in ('matin', 'midi', 'apres-midi', 'flexible'));
create domain modalite as text constraint prestations_modalite_check check (value in ('sur_place', 'a_distance'));
create domain statut_de_prestation as text
  constraint prestations_statut_check check (value in ('en_attente', 'en_cours', 'terminé', 'annulé'));
create domain priorite as text
  constraint prestations_priorite_check check (value in ('normale', 'importante', 'urgente'));
create domain auteur as text
  constraint prestation_evenements_auteur_check check (value in ('client', 'entreprise', 'systeme'));
create domain statut_de_devis as text
  constraint devis_versions_statut_check check (value in ('propose', 'accepte', 'refuse', 'remplace', 'retire'));
create domain genre_de_courriel as text constraint courriels_genre_check check (
  value in (
    'commande_client', 'commande_entreprise', 'message_entreprise', 'reponse_message', 'date_client', 'reponse_client',
    'reponse_entreprise', 'rappel_client', 'annulation_client', 'annulation_entreprise', 'reinitialisation',
    'effacement_entreprise', 'statut_client', 'facture_client', 'avenant_client', 'avenant_entreprise',
    'retractation_client', 'retractation_entreprise', 'ancienne_adresse', 'nouvelle_adresse'
  )
);
create domain statut_de_courriel as text
  constraint courriels_statut_check check (value in ('a_envoyer', 'envoye', 'echoue', 'sans_objet'));

-- Everybody with an account, the owner included. An order opens the account of its email.
create table clients (
  id uuid primary key,
  nom_de_tri text not null,
  recherche text not null,
  cree_le timestamptz not null,
  email text not null unique,
  nom text not null,
  telephone text not null,
  adresse text not null,
  code_postal text not null,
  ville text not null,
  role role_de_client not null default 'client',
  -- Not indexed, because every order updates it. Asked of the orders, the idle accounts among 5 000 take 16 ms instead of
  -- 0.8, and those among 50 000 790 instead of 19.
  derniere_commande_le timestamptz not null,
  -- Sessions signed for another version have ended.
  jeton_version integer not null default 1,
  mot_de_passe text,
  mot_de_passe_temporaire text,
  mot_de_passe_temporaire_expire_le timestamptz,
  version integer not null default 1,
  constraint clients_temporaire_check
    check ((mot_de_passe_temporaire is null) = (mot_de_passe_temporaire_expire_le is null))
);

-- An order and its progress. Contact and address are those of the order; the client may change theirs later.
create table prestations (
  id text primary key,
  statut statut_de_prestation not null,
  priorite priorite not null,
  total_net integer not null generated always as (cast(estimation ->> 'totalNet' as integer)) stored,
  -- The sequence of its calendar entry: above 0 once a date was proposed.
  sequence integer not null default 0,
  -- The business must call between these two instants, and notes when it did. The history has it too; looked up there,
  -- the count of those to call takes 3.3 ms instead of 0.3 among 10 000, and 34 instead of 0.6 among 100 000.
  contact_des timestamptz not null,
  contact_avant timestamptz not null,
  appelee_le timestamptz,
  recherche text not null,
  reference text not null unique,
  numero_devis text not null unique,
  client_id uuid not null references clients,
  nom text not null,
  email text not null,
  telephone text not null,
  adresse text not null,
  code_postal text not null,
  ville text not null,
  description text not null,
  notes text not null,
  creneau creneau not null,
  souhaits jsonb not null default '[]',
  service_description text not null,
  -- The quote in force, as the domain writes it. Two columns are generated from it, so they always agree: the total,
  -- which a list is sorted by, and this one, for its check.
  estimation jsonb not null,
  modalite modalite not null generated always as (estimation ->> 'modalite') stored,
  -- The version that "estimation" is; both are written together.
  version_devis integer not null default 1,
  -- The buyer, the text that was agreed to, and the express requests.
  engagement jsonb not null,
  societe text,
  cree_le timestamptz not null,
  version integer not null
);

-- Returns the next quote number of a year, from a sequence: a locked counter would make every order wait for the one
-- before. When two sessions are the first of a year, the second waits for the lock, then finds the sequence. Without
-- the lock, "if not exists" would fail on a unique index of the catalogue.
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
end $$;

-- The history of an order, one event a row, in the order of writing.
create table prestation_evenements (
  id bigint generated always as identity primary key,
  prestation_id text not null references prestations on delete cascade,
  le timestamptz not null,
  auteur auteur not null,
  detail jsonb not null
);

-- Idempotency keys: an order sent twice under one key is placed once.
create table cles_idempotence (
  cle text primary key,
  empreinte text not null,
  prestation_id text not null references prestations on delete cascade,
  creee_le timestamptz not null
);

-- Every version of a quote, first that of the order. The one in force is also prestations.estimation.
create table devis_versions (
  prestation_id text not null references prestations on delete cascade,
  version integer not null,
  estimation jsonb not null,
  motif text not null,
  statut statut_de_devis not null,
  emise_le timestamptz not null,
  repondue_le timestamptz,
  texte_accepte text not null,
  empreinte text not null,
  primary key (prestation_id, version)
);

-- The dates proposed for an order. Dates that are held never overlap, travel included.
create table rendez_vous (
  id text primary key,
  prestation_id text not null references prestations on delete cascade,
  technicien integer not null default 1,
  proposition integer not null,
  rang integer not null,
  debut timestamptz not null,
  fin timestamptz not null,
  trajet_minutes integer not null,
  -- The technician's time, travel before and after included. An empty range would escape the exclusion.
  occupe tstzrange not null check (not isempty(occupe)),
  total_net integer not null,
  majore boolean not null,
  statut text not null check (statut in ('propose', 'accepte', 'ecarte', 'refuse', 'remplace', 'expire', 'annule')),
  proposee_le timestamptz not null,
  expire_le timestamptz not null,
  repondue_le timestamptz,
  constraint rendez_vous_dans_l_ordre_check check (debut < fin),
  constraint rendez_vous_technicien_libre
    exclude using gist (technicien with =, occupe with &&) where (statut in ('propose', 'accepte'))
);

-- The estimates of visitors and callers. When the order that one became is erased, the estimate still counts as
-- ordered.
create table estimations (
  id text primary key,
  source text not null check (source in ('site', 'telephone')),
  commandee_le timestamptz,
  prestation_id text references prestations on delete set null,
  appelant text,
  recherche text not null,
  cree_le timestamptz not null,
  estimation jsonb not null,
  demande jsonb not null,
  code_postal text,
  ville text,
  -- Of a caller, until the person is forgotten; of a visitor at most a town is kept.
  nom text,
  email text,
  telephone text,
  adresse text,
  notes text not null,
  constraint estimations_lieu_check check ((code_postal is null) = (ville is null)),
  constraint estimations_visiteur_check check (source = 'telephone' or num_nonnulls(nom, email, telephone) = 0),
  constraint estimations_adresse_check check (adresse is null or nom is not null),
  constraint estimations_appelant_check check (appelant is null or num_nonnulls(nom, email, telephone) > 0),
  constraint estimations_commandee_check check (prestation_id is null or commandee_le is not null)
);

-- Messages to the business, from the contact form or from an account.
create table messages (
  id text primary key,
  -- Null for the contact form.
  client_id uuid references clients on delete cascade,
  nom text not null,
  email text not null,
  sujet text,
  texte text not null,
  statut text not null check (statut in ('nouveau', 'lu', 'traité')),
  cree_le timestamptz not null,
  version integer not null default 1,
  -- The order of writing tells which message is last: a clock may be set back.
  ordre bigint not null generated always as identity,
  recherche text not null
);

-- The replies to a message, by either side.
create table message_reponses (
  id text primary key,
  message_id text not null references messages on delete cascade,
  auteur text not null check (auteur in ('client', 'entreprise')),
  texte text not null,
  le timestamptz not null,
  ordre bigint not null generated always as identity
);

-- The last number of a series in a year. Whoever issues a document locks it until the document is stored, so there is
-- no gap.
create table compteurs_factures (
  genre text not null,
  annee integer not null,
  dernier integer not null,
  primary key (genre, annee)
);

-- Issued documents. The prestation and the account may be erased; the document does not need them.
create table factures (
  numero text primary key,
  genre text not null check (genre in ('facture', 'avoir', 'acompte')),
  annee integer not null,
  rang integer not null,
  -- The invoice that a credit note corrects.
  facture_numero text references factures on delete cascade,
  prestation_id text references prestations on delete set null,
  client_id uuid references clients on delete set null,
  reference text not null,
  emise_le timestamptz not null,
  echeance date,
  total integer not null,
  contenu jsonb not null,
  pdf bytea not null,
  xml text,
  empreinte text not null,
  conserver_jusqu_au date not null,
  recherche text not null,
  constraint factures_rang_key unique (genre, annee, rang),
  constraint factures_avoir_check check ((genre = 'avoir') = (facture_numero is not null))
);

-- The documents handed in to the approved platform, with its receipt.
create table transmissions (
  numero text primary key references factures on delete cascade,
  deposee_le timestamptz not null,
  accuse text not null
);

-- Money of an order that was received or given back, and never changes; "origine" tells whose it was, once the order is erased.
create table reglements (
  id text primary key,
  reference text not null,
  origine jsonb not null,
  mode text not null check (mode in ('especes', 'virement', 'paypal')),
  le date not null,
  montant integer not null check (montant <> 0),
  note text not null,
  annule text unique references reglements,
  -- The last invoice or credit note of the order when it was written.
  apres text,
  -- Of a deposit: the agreed price of that day, and the parts in it.
  convenu jsonb,
  enregistre_le timestamptz not null,
  ordre bigint not null generated always as identity
);

-- Declarations of withdrawal, whatever they name: the declaration itself is the proof.
create table retractations (
  id text primary key,
  recue_le timestamptz not null,
  nom text not null,
  email text not null,
  reference text not null,
  motif text not null,
  prestation_id text references prestations on delete set null,
  issue text not null check (issue in ('acceptee', 'a_regler', 'hors_delai', 'exclue', 'inconnue', 'a_verifier')),
  verdict jsonb not null,
  traitee_le timestamptz
);

-- Contracts kept after the erasure of their account, without a key to it.
create table contrats_archives (
  reference text primary key,
  jusqu_au date not null,
  contrat jsonb not null
);

-- Whether a mail names what its kind is about, and nothing else. A function, because a session reads its text once.
create function sujet_de_courriel(
  genre text, prestation_id text, client_id uuid, message_id text, reponse_id text, email text, detail jsonb,
  ouvre_compte boolean
) returns boolean language plpgsql immutable as $$
begin
  if genre like 'commande%' then
    return num_nonnulls(prestation_id, client_id) = 2 and num_nonnulls(message_id, reponse_id, email, detail) = 0;
  end if;
  return not ouvre_compte and case
    when genre = 'message_entreprise' then
      message_id is not null and num_nonnulls(prestation_id, client_id, email, detail) = 0
    when genre = 'reponse_message' then
      num_nonnulls(message_id, reponse_id) = 2 and num_nonnulls(prestation_id, client_id, email, detail) = 0
    when genre in ('reinitialisation', 'nouvelle_adresse') then
      email is not null and num_nonnulls(prestation_id, client_id, message_id, reponse_id, detail) = 0
    -- The mail to a former address also names the account, so that it is deleted with it.
    when genre = 'ancienne_adresse' then
      num_nonnulls(email, client_id) = 2 and num_nonnulls(prestation_id, message_id, reponse_id, detail) = 0
    -- About an erased account, or an order that may not exist.
    when genre in ('effacement_entreprise', 'retractation_client', 'retractation_entreprise') then
      detail is not null and num_nonnulls(prestation_id, client_id, message_id, reponse_id, email) = 0
    else
      num_nonnulls(prestation_id, detail) = 2 and num_nonnulls(client_id, message_id, reponse_id, email) = 0
  end;
end $$;

-- Mails, waiting and sent. Each kind names only what it is about; "detail" holds what was decided.
create table courriels (
  -- Part of Message-ID: drawn, so that a new database does not repeat the ids of an earlier one.
  id uuid primary key default gen_random_uuid(),
  genre genre_de_courriel not null,
  prestation_id text references prestations on delete cascade,
  client_id uuid references clients on delete cascade,
  message_id text references messages on delete cascade,
  reponse_id text references message_reponses on delete cascade,
  email text,
  detail jsonb,
  ouvre_compte boolean not null default false,
  statut statut_de_courriel not null default 'a_envoyer',
  essais integer not null default 0,
  a_envoyer_le timestamptz not null,
  bail_jusqu_au timestamptz,
  derniere_erreur text,
  cree_le timestamptz not null,
  envoye_le timestamptz,
  constraint courriels_sujet_check check (
    sujet_de_courriel(genre, prestation_id, client_id, message_id, reponse_id, email, detail, ouvre_compte)
  )
);

-- Counters of attempts. Keys are keyed hashes, so the table does not tell who tried what.
create table freins (
  cle text primary key,
  essais integer not null,
  dernier_le timestamptz not null
);

-- The link of the owner's calendar, one at most. Only the keyed hash of its address is stored.
create table lien_agenda (
  seul boolean primary key default true check (seul),
  empreinte text not null,
  cree_le timestamptz not null
);

-- When the owner is away: a period, or days of its weeks (1 for Monday); minutes of each day, or all of it.
create table absences (
  id text primary key,
  du date not null,
  au date check (au >= du),
  jours smallint[] not null,
  de smallint,
  a smallint,
  note text not null,
  check (au is not null or cardinality(jours) > 0),
  check ((de is null and a is null) or (de >= 0 and de < a and a <= 1440))
);

-- A calendar that the owner keeps elsewhere, one at most, and the busy times last read of it: when, never what.
create table calendrier_prive (
  seul boolean primary key default true check (seul),
  adresse text not null,
  pose_le timestamptz not null,
  lu_le timestamptz,
  echoue_le timestamptz,
  echec text check (echec in ('adresse_refusee', 'injoignable', 'delai', 'reponse', 'trop_gros', 'illisible')),
  occupations jsonb not null default '[]'
);

-- The administrators.
create index clients_admins on clients (id) where role = 'admin';
-- The orders of a client, the latest first.
create index prestations_du_client on prestations (client_id, id desc);
-- The companies that ordered: a client is searched by their names.
create index prestations_societes on prestations (client_id, societe) where societe is not null;
-- The orders of each statut, counted from the index only: 1 ms instead of 7 among 10 000, 8 instead of 70 among 100 000.
create index prestations_statuts on prestations (statut);
-- Whom to call and who is called late; counted from the index only.
create index prestations_a_contacter on prestations (contact_avant, id) include (sequence, appelee_le)
  where statut = 'en_attente';
-- The orders that need a date.
create index prestations_sans_date on prestations (id)
  where statut in ('en_attente', 'en_cours') and (sequence > 0 or appelee_le is not null and statut = 'en_attente');
-- The history of an order.
create index prestation_evenements_histoire on prestation_evenements (prestation_id, le);
-- The quotes that wait for an answer, at most one for an order.
create unique index devis_versions_une_en_attente on devis_versions (prestation_id) where statut = 'propose';
-- The dates of an order.
create index rendez_vous_de_la_prestation on rendez_vous (prestation_id, proposition, rang);
-- The date of each visit, read from the index only: among 10 000 prestations the list sorted by it takes 3.6 ms of the
-- database instead of 5.0; among 100 000, 66 instead of 144.
create index rendez_vous_tenues on rendez_vous (prestation_id, statut, debut) include (expire_le)
  where statut in ('propose', 'accepte');
-- The visits of a few days; an index on beginnings would not know how long a visit lasts.
create index rendez_vous_agenda on rendez_vous using gist (occupe) where statut in ('propose', 'accepte');
-- The proposals that expire.
create index rendez_vous_perissables on rendez_vous (expire_le) where statut = 'propose';
-- The estimate of an order that is deleted.
create index estimations_de_la_prestation on estimations (prestation_id) where prestation_id is not null;
-- The estimates of an address.
create index estimations_par_email on estimations (email) where email is not null;
-- The oldest estimates without an order, deleted as new ones come.
create index estimations_sans_suite on estimations (id) where commandee_le is null;
-- The threads of a client, the latest first.
create index messages_du_client on messages (client_id, id desc) where client_id is not null;
-- The messages of each statut, counted from the index only: 8 ms instead of 35 among 100 000.
create index messages_statuts on messages (statut);
-- The messages and answers written since the last reading.
create unique index messages_ordre on messages (ordre);
create unique index message_reponses_ordre on message_reponses (ordre);
-- The answers of a thread.
create index message_reponses_du_fil on message_reponses (message_id, id);
-- The documents of an order, of an account, of a reference; the credit notes of an invoice.
create index factures_de_la_prestation on factures (prestation_id);
create index factures_du_client on factures (client_id);
create index factures_de_la_reference on factures (reference);
create index factures_avoirs on factures (facture_numero) where facture_numero is not null;
-- The total of every invoice, so that states are computed without reading whole documents.
create index factures_suivies on factures (emise_le, numero) include (genre, annee, rang, reference, total, echeance);
-- The payments of an order, its deposits, the books of a year, and all payments as they were written.
create index reglements_de_la_commande on reglements (reference) include (montant);
create index reglements_acomptes on reglements (reference) where convenu is not null;
create index reglements_par_jour on reglements (le, id);
create unique index reglements_ordre on reglements (ordre);
-- The mails to send; partial, so that the worker does not scan sent ones.
create index courriels_a_envoyer on courriels (a_envoyer_le, id) where statut = 'a_envoyer';
-- The mails that failed.
create index courriels_echoues on courriels (cree_le) where statut = 'echoue';
-- The unsent reminder of a visit.
create index courriels_rappels on courriels (prestation_id) where genre = 'rappel_client' and statut = 'a_envoyer';
-- The brakes to delete.
create index freins_anciens on freins (dernier_le);

-- Refuses to change an issued document, or to delete it before its time; only its keys may become null.
create function garder_factures() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.conserver_jusqu_au >= current_date then
      raise exception 'the document % is kept until %', old.numero, old.conserver_jusqu_au using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if (to_jsonb(new) - 'prestation_id' - 'client_id') <> (to_jsonb(old) - 'prestation_id' - 'client_id') then
    raise exception 'the document % was issued', old.numero using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger factures_immuables before update or delete on factures
  for each row execute function garder_factures();

-- A payment never changes. It goes ten years after its own, once no invoice of its order is left, and with the last of them.
create function garder_reglements() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and make_date(cast(extract(year from old.le) as integer) + 10, 12, 31) < current_date
    and not exists (select from factures where reference = old.reference and genre = 'facture') then
    return old;
  end if;
  raise exception 'the payment % was written', old.id using errcode = 'restrict_violation';
end $$;
create trigger reglements_immuables before update or delete on reglements
  for each row execute function garder_reglements();
create function oublier_reglements() returns trigger language plpgsql as $$
begin
  delete from reglements
  where reference = old.reference and not exists (select from factures where reference = old.reference and genre = 'facture');
  return null;
end $$;
create trigger factures_oubliees after delete on factures
  for each row when (old.genre = 'facture') execute function oublier_reglements();

-- A counter increases by one, together with the document of that rank: set by hand, it would skip a number or give one
-- twice.
create function garder_compteurs() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.dernier = 1 then return new; end if;
  if tg_op = 'UPDATE' and (new.genre, new.annee, new.dernier) = (old.genre, old.annee, old.dernier + 1) then
    return new;
  end if;
  raise exception 'the numbers of % in % follow one another', coalesce(new.genre, old.genre), coalesce(new.annee, old.annee)
    using errcode = 'restrict_violation';
end $$;
create trigger compteurs_factures_suivis before insert or update or delete on compteurs_factures
  for each row execute function garder_compteurs();
create function exiger_document() returns trigger language plpgsql as $$
begin
  if not exists (select from factures where (genre, annee, rang) = (new.genre, new.annee, new.dernier)) then
    raise exception 'no document has rank % of % in %', new.dernier, new.genre, new.annee
      using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create constraint trigger compteurs_factures_employes after insert or update on compteurs_factures
  deferrable initially deferred for each row execute function exiger_document();

-- Refuses to truncate these tables.
create function refuser_de_vider() returns trigger language plpgsql as $$
begin
  raise exception 'the table % is kept', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger factures_gardes before truncate on factures for each statement execute function refuser_de_vider();
create trigger reglements_gardes before truncate on reglements for each statement execute function refuser_de_vider();
create trigger compteurs_factures_gardes before truncate on compteurs_factures
  for each statement execute function refuser_de_vider();
create trigger prestation_evenements_gardes before truncate on prestation_evenements
  for each statement execute function refuser_de_vider()`

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(SCHEMA)
}

export const down = (): Promise<void> => Promise.reject(new Error('there is no way back: restore a backup'))
