import type { Knex } from 'knex'

// Before each word stands the slice of its row along a sort, so that one slice is searched after the other, in the order of
// the sort, until there is enough: what a word costs no longer depends on how many rows have it. Statut, priority and activity
// are words of their own, after a sign that no word begins with. The functions name nothing but what PostgreSQL has: it also
// calls them where the schema is out of sight.

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Some fifty days: the beginning of an id, whose fourth letter is the first of four. */
const debutDIdentifiant = (identifiant: string): string =>
  `left(${identifiant}, 3) || translate(substr(${identifiant}, 4, 1), '${ALPHABET}', '000044448888CCCCGGGGMMMMRRRRWWWW')`

const FONCTIONS = `
  create function tranche_d_identifiant(identifiant text) returns text language sql immutable parallel safe
    as $$ select ${debutDIdentifiant('identifiant')} $$;
  create function mots_de_prestation(
    id text, recherche tsvector, statut text, priorite text, total_net integer, visite_le text
  ) returns tsvector language plpgsql immutable parallel safe as $$
  declare
    mots text := ' ' || cast(recherche as text) || ' ''=' || statut || ''' ''=' || priorite || '''';
  begin
    return cast(
      replace(mots, ' ''', ' ''i' || ${debutDIdentifiant('id')} || '/')
      || replace(mots, ' ''', ' ''m' || total_net / 100 || '/')
      || coalesce(replace(mots, ' ''', ' ''v' || left(visite_le, 7) || '/'), '')
      as tsvector
    );
  end $$;
  create function mots_de_client(recherche tsvector, actif boolean, cree_le timestamptz, nom_de_tri text)
  returns tsvector language plpgsql immutable parallel safe as $$
  declare
    mots text := ' ' || cast(recherche as text) || ' ''=' || actif || '''';
  begin
    return cast(
      replace(mots, ' ''', ' ''c' || floor(extract(epoch from cree_le - timestamptz 'epoch') / 4320000) || '/')
      || replace(mots, ' ''', ' ''n' || ascii(nom_de_tri) || '/')
      as tsvector
    );
  end $$;
  create function mots_de_message(id text, recherche tsvector, statut text)
  returns tsvector language plpgsql immutable parallel safe as $$
  begin
    return cast(
      replace(
        ' ' || cast(recherche as text) || ' ''=' || statut || '''', ' ''', ' ''i' || ${debutDIdentifiant('id')} || '/'
      ) as tsvector
    );
  end $$`

const VECTEURS: Readonly<Record<string, string>> = {
  prestations: 'mots_de_prestation(id, recherche, statut, priorite, total_net, visite_le)',
  clients: 'mots_de_client(recherche, actif, cree_le, nom_de_tri)',
  messages: 'mots_de_message(id, recherche, statut)',
}

// The list of words not yet in the index is read for each slice: it is kept as short as PostgreSQL allows. Nothing asks for
// statistics on them.
const parTranches = ([table, vecteur]: readonly [string, string]): string => `
  drop index ${table}_recherche;
  create index ${table}_recherche on ${table} using gin ((${vecteur})) with (gin_pending_list_limit = 64);
  alter index ${table}_recherche alter column 1 set statistics 0`

const sansTranches = (table: string): string => `
  drop index ${table}_recherche;
  create index ${table}_recherche on ${table} using gin (recherche) with (gin_pending_list_limit = 256)`

// In the collation of the other indexes that begin with a statut: the planner would walk the primary key instead, and pass all
// that was ordered since the last one of a rare priority.
const PRIORITAIRES = `
  drop index prestations_prioritaires;
  create index prestations_prioritaires on prestations (priorite, statut, id collate "C" desc) where priorite <> 'normale'`

const PRIORITAIRES_AVANT = `
  drop index prestations_prioritaires;
  create index prestations_prioritaires on prestations (priorite, statut, id desc) where priorite <> 'normale'`

// Tells the slices of amounts that hold an order, whatever its statut.
const MONTANTS = 'create index prestations_montants on prestations (total_net)'

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of [FONCTIONS, ...Object.entries(VECTEURS).map(parTranches), PRIORITAIRES, MONTANTS])
    await knex.raw(statement)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index prestations_montants')
  for (const statement of [PRIORITAIRES_AVANT, ...Object.keys(VECTEURS).map(sansTranches)]) await knex.raw(statement)
  await knex.raw('drop function tranche_d_identifiant, mots_de_prestation, mots_de_client, mots_de_message')
}
