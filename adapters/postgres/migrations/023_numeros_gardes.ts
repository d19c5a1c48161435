import type { Knex } from 'knex'

// What was written is not emptied at a stroke either.
const GARDES = ['factures', 'reglements', 'prestation_evenements', 'compteurs_factures']

const VIDER = `
  create function refuser_de_vider() returns trigger language plpgsql as $$
  begin
    raise exception 'the table % is kept', tg_table_name using errcode = 'restrict_violation';
  end $$;
  ${GARDES.map(
    (table) => `
  create trigger ${table}_gardes before truncate on ${table} for each statement execute function refuser_de_vider();`,
  ).join('')}`

// A counter goes up by one, with the document of its rank: set by hand, it would leave a gap or give a number twice.
const COMPTEURS = `
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
    deferrable initially deferred for each row execute function exiger_document()`

const RETOUR = `
  drop trigger compteurs_factures_employes on compteurs_factures;
  drop trigger compteurs_factures_suivis on compteurs_factures;
  ${GARDES.map((table) => `drop trigger ${table}_gardes on ${table};`).join('\n  ')}
  drop function exiger_document, garder_compteurs, refuser_de_vider`

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(VIDER)
  await knex.raw(COMPTEURS)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(RETOUR)
}
