import type { Knex } from 'knex'

// The words are written out: a migration says what the schema was that day, and a test compares with the domain.

// The order an estimate became may be erased: that it was ordered stays true. `sorte` is what lists choose by.
const ESTIMATIONS = `
  create table estimations (
    id text primary key,
    cree_le timestamptz not null,
    source text not null
      constraint estimations_source_check check (source in ('site', 'telephone')),
    -- As the domain writes it, amounts in cents.
    estimation jsonb not null,
    demande jsonb not null,
    code_postal text,
    ville text,
    nom text,
    email text,
    telephone text,
    notes text not null,
    commandee_le timestamptz,
    prestation_id text references prestations on delete set null,
    sorte text not null generated always as (
      source || case when commandee_le is null then '_sans_suite' else '_commandee' end
    ) stored,
    constraint estimations_lieu_check check ((code_postal is null) = (ville is null)),
    constraint estimations_visiteur_check check (source = 'telephone' or num_nonnulls(nom, email, telephone) = 0),
    constraint estimations_commandee_check check (prestation_id is null or commandee_le is not null)
  );
  create index estimations_par_sorte on estimations (sorte, id collate "C" desc);
  create index estimations_de_la_prestation on estimations (prestation_id) where prestation_id is not null;
  create index estimations_par_email on estimations (email) where email is not null`

// How many were made on a day, and how many of these were ordered, as movements that are only ever added: no estimate waits
// for another, and what is dropped later still counts. Whoever reads them adds up the old ones.
const PAR_JOUR = `
  create table estimations_par_jour (jour date not null, faites bigint not null, commandees bigint not null)`

// Estimates come in lots: one movement for each kind of a lot.
const COMPTER = `
  create function compter_estimations() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into mouvements select 'estimations', sorte, count(*) from nouvelles group by sorte;
      insert into estimations_par_jour
        select (cree_le at time zone 'Europe/Paris')::date, count(*), count(commandee_le) from nouvelles group by 1;
    elsif tg_op = 'DELETE' then
      insert into mouvements select 'estimations', sorte, -count(*) from anciennes group by sorte;
    elsif tg_op = 'UPDATE' then
      insert into mouvements values ('estimations', old.sorte, -1), ('estimations', new.sorte, 1);
      insert into estimations_par_jour values ((new.cree_le at time zone 'Europe/Paris')::date, 0, 1);
    else
      delete from mouvements where nom = 'estimations';
      delete from estimations_par_jour;
    end if;
    return null;
  end $$;
  create trigger estimations_faites after insert on estimations
    referencing new table as nouvelles for each statement execute function compter_estimations();
  create trigger estimations_oubliees after delete on estimations
    referencing old table as anciennes for each statement execute function compter_estimations();
  create trigger estimations_commandees after update of commandee_le on estimations
    for each row when (old.commandee_le is null and new.commandee_le is not null) execute function compter_estimations();
  create trigger estimations_videes after truncate on estimations for each statement execute function compter_estimations()`

const RETOUR = `
  drop table estimations, estimations_par_jour;
  drop function compter_estimations;
  delete from mouvements where nom = 'estimations'`

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of [ESTIMATIONS, PAR_JOUR, COMPTER]) await knex.raw(statement)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(RETOUR)
}
