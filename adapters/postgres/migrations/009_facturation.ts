import type { Knex } from 'knex'

// The words are written out: a migration says what the schema was that day, and a test compares with the domain.

// What older orders did not record reads as a consumer who asked for nothing in particular.
const PRESTATIONS = `
  alter table prestations
    add column engagement jsonb not null default
      '{"acheteur":{"type":"particulier"},"texteAccepte":"","empreinteDevis":"","debutAnticipeLe":null,"depannageUrgentLe":null}',
    add column version_devis integer not null default 1`

// The versions of a quote, once there is more than one; the one in force is also the estimation of the prestation.
const DEVIS = `
  create table devis_versions (
    prestation_id text not null references prestations on delete cascade,
    version integer not null,
    estimation jsonb not null,
    motif text not null,
    statut text not null
      constraint devis_versions_statut_check check (statut in ('propose', 'accepte', 'refuse', 'remplace')),
    emise_le timestamptz not null,
    repondue_le timestamptz,
    texte_accepte text not null,
    empreinte text not null,
    primary key (prestation_id, version)
  );
  create unique index devis_versions_une_en_attente on devis_versions (prestation_id) where statut = 'propose'`

// One row a series and a year, locked by whoever issues until the document is on disk: that is what leaves no gap.
const COMPTEURS = `
  create table compteurs_factures (
    genre text not null,
    annee integer not null,
    dernier integer not null,
    primary key (genre, annee)
  )`

// Neither the prestation nor the account is needed to keep a document: both may go.
const FACTURES = `
  create table factures (
    numero text primary key,
    genre text not null constraint factures_genre_check check (genre in ('facture', 'avoir')),
    annee integer not null,
    rang integer not null,
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
    recherche tsvector not null,
    constraint factures_rang_key unique (genre, annee, rang),
    constraint factures_avoir_check check ((genre = 'avoir') = (facture_numero is not null))
  );
  create index factures_de_la_prestation on factures (prestation_id);
  create index factures_du_client on factures (client_id);
  create index factures_de_la_reference on factures (reference);
  create index factures_avoirs on factures (facture_numero) where facture_numero is not null;
  create index factures_recentes on factures (emise_le desc, numero desc);
  create index factures_recherche on factures using gin (recherche);
  create table reglements (
    id text primary key,
    facture_numero text not null references factures on delete cascade,
    mode text not null
      constraint reglements_mode_check check (mode in ('especes', 'virement', 'paypal')),
    le date not null,
    montant integer not null constraint reglements_montant_check check (montant <> 0),
    note text not null,
    annule text constraint reglements_annule_key unique references reglements,
    enregistre_le timestamptz not null
  );
  create index reglements_de_la_facture on reglements (facture_numero);
  create index reglements_par_jour on reglements (le, id);
  create table transmissions (
    numero text primary key references factures on delete cascade,
    deposee_le timestamptz not null,
    accuse text not null
  )`

// The database itself refuses to alter an issued document, or to drop it before its time. Losing the key of an account or
// of a prestation that was erased is no alteration.
const IMMUABLES = `
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
  create function garder_reglements() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and not exists (select from factures where numero = old.facture_numero) then
      return old;
    end if;
    raise exception 'the payment % was written', old.id using errcode = 'restrict_violation';
  end $$;
  create trigger reglements_immuables before update or delete on reglements
    for each row execute function garder_reglements()`

// Kept as declared, whatever it is about: the declaration itself is the proof.
const RETRACTATIONS = `
  create table retractations (
    id text primary key,
    recue_le timestamptz not null,
    nom text not null,
    email text not null,
    reference text not null,
    motif text not null,
    prestation_id text references prestations on delete set null,
    issue text not null
      constraint retractations_issue_check
      check (issue in ('acceptee', 'a_regler', 'hors_delai', 'exclue', 'inconnue')),
    verdict jsonb not null
  );
  create index retractations_recentes on retractations (recue_le desc, id);
  create index retractations_de_la_prestation on retractations (prestation_id)`

const GENRES = [
  'commande_client',
  'commande_entreprise',
  'message_entreprise',
  'reponse_message',
  'date_client',
  'reponse_client',
  'reponse_entreprise',
  'rappel_client',
  'annulation_client',
  'annulation_entreprise',
  'reinitialisation',
  'effacement_entreprise',
  'statut_client',
]

const GENRES_NOUVEAUX = [
  'facture_client',
  'avenant_client',
  'avenant_entreprise',
  'retractation_client',
  'retractation_entreprise',
]

const listed = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ')

// What tells of an account that is gone, or of an order that may not exist, holds all it tells in \`detail\`.
const courriels = (genres: readonly string[], seuls: readonly string[]): string => `
  alter table courriels
    drop constraint courriels_genre_check,
    drop constraint courriels_sujet_check,
    add constraint courriels_genre_check check (genre in (${listed(genres)})),
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
        when genre in (${listed(seuls)}) then
          detail is not null and num_nonnulls(prestation_id, client_id, message_id, reponse_id, email) = 0
          and not ouvre_compte
        else
          num_nonnulls(prestation_id, detail) = 2 and num_nonnulls(client_id, message_id, reponse_id, email) = 0
          and not ouvre_compte
      end
    )`

const ALLER = [
  PRESTATIONS,
  DEVIS,
  COMPTEURS,
  FACTURES,
  IMMUABLES,
  RETRACTATIONS,
  courriels(
    [...GENRES, ...GENRES_NOUVEAUX],
    ['effacement_entreprise', 'retractation_client', 'retractation_entreprise'],
  ),
]

const RETOUR = `
  delete from courriels where genre in (${listed(GENRES_NOUVEAUX)});
  drop table retractations, transmissions, reglements, factures, compteurs_factures, devis_versions;
  drop function garder_reglements, garder_factures;
  alter table prestations drop column engagement, drop column version_devis`

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of ALLER) await knex.raw(statement)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(RETOUR)
  await knex.raw(courriels(GENRES, ['effacement_entreprise']))
}
