import type { Knex } from 'knex'

// A client tells its last order, so that a search can go along the last orders: one more slice of some twelve days stands before
// each of its words. The slice is a column of its own: as long as it is the same one, an order writes no word anew. A slice of
// names now has two letters: those who share a first name are nearly one slice, and no longer in the middle of another.

const numero = (marque: string, secondes: number): string =>
  `'${marque}' || floor(extract(epoch from cree_le - timestamptz 'epoch') / ${secondes})`

const parCreation = (nom: string): readonly string[] => [numero('c', 4_320_000), nom, numero('e', 34_560_000)]

const PREMIERE_LETTRE = `'n' || ascii(nom_de_tri)`

const DEUX_LETTRES = `${PREMIERE_LETTRE} || '.' || ascii(substr(nom_de_tri, 2))`

const COMMANDE = `'d' || tranche_de_commande`

/** Who has not ordered has no slice of orders. */
const derriere = (coupe: string): string => `coalesce(replace(mots, ' ''', ' ''' || ${coupe} || '/'), '')`

const chercher = (entrees: string, coupes: readonly string[]): string => `
  create function mots_de_client(${entrees}) returns tsvector language plpgsql immutable parallel safe cost 400 as $$
  declare
    mots text := ' ' || cast(recherche as text) || ' ''=' || actif || '''';
  begin
    mots := regexp_replace(
      regexp_replace(mots, ' ''([^ ]*@)', ' ''@\\1', 'g'),
      ' ''@(dev|prest)([^[:alnum:]])', ' ''\\1'' ''@\\1\\2', 'g'
    );
    return cast(${coupes.map(derriere).join(' || ')} as tsvector);
  end $$;
  create index clients_recherche on clients
    using gin ((mots_de_client(${entrees.replaceAll(/ [a-z]+(?=,|$)/g, '')}))) with (gin_pending_list_limit = 64);
  alter index clients_recherche alter column 1 set statistics 0`

const AVANT = 'recherche tsvector, actif boolean, cree_le timestamptz, nom_de_tri text'

const APRES = `${AVANT}, tranche_de_commande text`

const oublier = (entrees: string): string => `
  drop index clients_recherche;
  drop function mots_de_client(${entrees.replaceAll(/[a-z_]+ ([a-z]+)(?=,|$)/g, '$1')})`

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`set local maintenance_work_mem = '256MB'`)
  await knex.raw(oublier(AVANT))
  await knex.raw(`
    alter table clients add column derniere_prestation_id text;
    update clients c
    set derniere_prestation_id = (select p.id from prestations p where p.client_id = c.id order by p.id desc limit 1);
    alter table clients add column tranche_de_commande text generated always as (left(derniere_prestation_id, 4)) stored;
    create index clients_par_commande on clients (actif, tranche_de_commande collate "C");
    create index clients_noms on clients (nom_de_tri collate "C")`)
  await knex.raw(chercher(APRES, [...parCreation(DEUX_LETTRES), COMMANDE]))
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(oublier(APRES))
  await knex.raw('drop index clients_noms')
  await knex.raw('alter table clients drop column tranche_de_commande, drop column derniere_prestation_id')
  await knex.raw(chercher(AVANT, parCreation(PREMIERE_LETTRE)))
}
