import type { Knex } from 'knex'

// The application folds what it writes; what was written before is folded here, as far as a migration can.
const PLIER = `
  create function mots_provisoires(texte text, entiers text[]) returns tsvector language sql immutable as $$
    select array_to_tsvector(
      array_remove(
        regexp_split_to_array(
          lower(
            translate(
              replace(replace(replace(replace(replace(texte, 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss'),
              'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖòóôõöÙÚÛÜùúûüÝŸýÿ',
              'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyy'
            )
          ),
          '[^[:alnum:]]+'
        ) || entiers,
        ''
      )
    )
  $$`

// Words, not trigrams: every order pays for the index, and pays several times less for one of words (docs/mesures.md). The
// list of words not yet in the index is kept short, because every search reads it.
const indexDesMots = (table: string): string =>
  `create index ${table}_recherche on ${table} using gin (recherche) with (gin_pending_list_limit = 256)`

const PRESTATIONS = `
  alter table prestations
    add column recherche tsvector not null default '',
    -- Day and hour of the visit that is proposed or agreed, in Paris: they sort as text.
    add column visite_le text generated always as (
      case
        when validation_date ->> 'statut' in ('en_attente', 'accepte')
          then (validation_date ->> 'date') || 'T' || (validation_date ->> 'heure')
      end
    ) stored;
  update prestations set recherche = mots_provisoires(
    concat_ws(
      ' ', substr(reference, 7), nom, split_part(email, '@', 1), code_postal, ville, estimation ->> 'service',
      substr(numero_devis, 5)
    ),
    array[email, '0' || substr(telephone, 4)]
  );
  alter table prestations alter column recherche drop default;
  -- Ids sort like instants: the most recent come first without an index of their own.
  drop index prestations_recentes;
  drop index prestations_a_contacter;
  -- In another collation than the primary key, which the planner would walk instead, looking for a rare statut.
  create index prestations_par_statut on prestations (statut, id collate "C" desc);
  create index prestations_par_montant on prestations (statut, total_net desc, id desc);
  create index prestations_a_contacter on prestations (contact_avant, id)
    where statut = 'en_attente' and visite_le is null;
  create index prestations_par_visite on prestations (statut, visite_le collate "C" desc, id desc)
    where visite_le is not null;
  -- Orders come with the normal priority, and leave this one alone.
  create index prestations_prioritaires on prestations (priorite, statut, id desc) where priorite <> 'normale'`

const CLIENTS = `
  alter table clients
    add column recherche tsvector not null default '',
    add column nom_de_tri text not null default '',
    add column actif boolean not null default false;
  update clients set
    recherche = mots_provisoires(
      concat_ws(' ', nom, split_part(email, '@', 1), code_postal, ville),
      array[email, '0' || substr(telephone, 4)]
    ),
    nom_de_tri = lower(nom),
    actif = exists (select from prestations p where p.client_id = clients.id);
  alter table clients alter column recherche drop default, alter column nom_de_tri drop default;
  create index clients_recents on clients (actif, cree_le desc, id desc);
  create index clients_par_nom on clients (actif, nom_de_tri collate "C", id)`

const MESSAGES = `
  alter table messages add column recherche tsvector not null default '';
  update messages set recherche = mots_provisoires(
    concat_ws(' ', nom, split_part(email, '@', 1), sujet, left(texte, 300)), array[email]
  );
  alter table messages alter column recherche drop default;
  drop index messages_recents;
  drop index messages_par_statut;
  create index messages_par_statut on messages (statut, id collate "C" desc)`

// Each count is the sum of its movements, which are only ever added: no order waits for another. Whoever reads them adds
// up the old ones. Without index nor key, because a movement is written with every order.
const MOUVEMENTS = `
  create table mouvements (nom text not null, cle text not null, nombre bigint not null)`

/** Counts the rows of a table by one column, whoever changes them. */
const compterPar = (table: string, colonne: string): string => `
  create function compter_${table}() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into mouvements values ('${table}', new.${colonne}::text, 1);
    elsif tg_op = 'DELETE' then
      insert into mouvements values ('${table}', old.${colonne}::text, -1);
    elsif tg_op = 'UPDATE' then
      insert into mouvements values ('${table}', old.${colonne}::text, -1), ('${table}', new.${colonne}::text, 1);
    else
      delete from mouvements where nom = '${table}';
    end if;
    return null;
  end $$;
  create trigger ${table}_comptees after insert or delete on ${table}
    for each row execute function compter_${table}();
  create trigger ${table}_recomptees after update of ${colonne} on ${table}
    for each row when (old.${colonne} is distinct from new.${colonne}) execute function compter_${table}();
  create trigger ${table}_videes after truncate on ${table} for each statement execute function compter_${table}();
  insert into mouvements select '${table}', ${colonne}::text, count(*) from ${table} group by ${colonne}`

// Section 4: a client is active with at least one prestation. An order says so itself; here, what takes the last one away.
const ACTIVITE = `
  create function oublier_activite() returns trigger language plpgsql as $$
  begin
    update clients set actif = false
    where actif
      and id in (select client_id from retirees)
      and not exists (select from prestations p where p.client_id = clients.id);
    return null;
  end $$;
  create trigger prestations_activite after delete on prestations
    referencing old table as retirees for each statement execute function oublier_activite()`

const TABLES = [
  PLIER,
  PRESTATIONS,
  CLIENTS,
  MESSAGES,
  'drop function mots_provisoires',
  ...['prestations', 'clients', 'messages'].map(indexDesMots),
  MOUVEMENTS,
  compterPar('prestations', 'statut'),
  compterPar('clients', 'actif'),
  compterPar('messages', 'statut'),
  ACTIVITE,
]

const RETOUR = `
  drop trigger prestations_activite on prestations;
  drop function oublier_activite;
  drop function compter_prestations, compter_clients, compter_messages cascade;
  drop table mouvements;
  drop index messages_par_statut;
  alter table messages drop column recherche;
  create index messages_recents on messages (cree_le desc, id);
  create index messages_par_statut on messages (statut, cree_le desc, id);
  drop index clients_recents, clients_par_nom;
  alter table clients drop column recherche, drop column nom_de_tri, drop column actif;
  drop index prestations_par_statut, prestations_par_montant, prestations_a_contacter, prestations_prioritaires;
  alter table prestations drop column recherche, drop column visite_le;
  create index prestations_recentes on prestations (cree_le desc, id);
  create index prestations_a_contacter on prestations (statut, contact_avant)`

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of TABLES) await knex.raw(statement)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(RETOUR)
}
