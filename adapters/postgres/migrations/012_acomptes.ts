import type { Knex } from 'knex'

// Whether the owner called: the promise is kept then, and a date is to be found.
const PRESTATIONS = `
  alter table prestations add column appelee_le timestamptz;
  drop index prestations_a_contacter;
  create index prestations_a_contacter on prestations (contact_avant, id) include (sequence, appelee_le)
    where statut = 'en_attente' and visite_le is null;
  drop index prestations_sans_date;
  create index prestations_sans_date on prestations (id)
    where statut in ('en_attente', 'en_cours') and (sequence > 0 or appelee_le is not null and statut = 'en_attente')
      and (validation_date ->> 'statut') is distinct from 'accepte'`

// An answer that is done with leaves the list of what is to do.
const RETRACTATIONS = `
  alter table retractations add column traitee_le timestamptz;
  create index retractations_a_traiter on retractations (recue_le) where traitee_le is null`

const versions = (statuts: readonly string[]): string => `
  alter table devis_versions
    drop constraint devis_versions_statut_check,
    add constraint devis_versions_statut_check check (statut in (${statuts.map((statut) => `'${statut}'`).join(', ')}))`

const STATUTS = ['propose', 'accepte', 'refuse', 'remplace']

// Money may come before its invoice: it hangs on the prestation until one takes it over, and tells by itself whose it was.
// The goods in an entry are decided when it is written; of those that are there, by their share of the invoice so far.
const REGLEMENTS = `
  drop trigger reglements_immuables on reglements;
  alter table reglements
    alter column facture_numero drop not null,
    add column prestation_id text references prestations on delete set null,
    add column acompte jsonb,
    add column ventes integer;
  update reglements r set ventes = floor(apres * pieces / total + 0.5) - floor((apres - r.montant) * pieces / total + 0.5)
  from (
    select u.id, cast(f.total as numeric) as total,
      (select coalesce(sum(cast(l ->> 'montant' as integer)), 0)
       from jsonb_array_elements(f.contenu -> 'lignes') l where l ->> 'genre' = 'piece') as pieces,
      sum(u.montant) over (partition by u.facture_numero order by u.enregistre_le, u.id) as apres
    from reglements u join factures f on f.numero = u.facture_numero
  ) as somme
  where somme.id = r.id;
  alter table reglements
    alter column ventes set not null,
    drop constraint reglements_montant_check,
    add constraint reglements_montant_check check (montant <> 0 or ventes <> 0),
    add constraint reglements_objet_check check (
      num_nonnulls(facture_numero, acompte) > 0 and num_nonnulls(facture_numero, prestation_id) < 2
    );
  create index reglements_acomptes on reglements (prestation_id) where prestation_id is not null`

// An invoice of its prestation takes an entry over, once; an erasure may take its prestation away; nothing else ever changes.
const IMMUABLES = `
  create or replace function garder_reglements() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if old.facture_numero is null and make_date(cast(extract(year from old.le) as integer) + 10, 12, 31) < current_date then
        return old;
      end if;
      if old.facture_numero is not null and not exists (select from factures where numero = old.facture_numero) then
        return old;
      end if;
    elsif (to_jsonb(new) - 'prestation_id' - 'facture_numero') = (to_jsonb(old) - 'prestation_id' - 'facture_numero')
      and (new.prestation_id is null or new.prestation_id = old.prestation_id)
      and (
        new.facture_numero is not distinct from old.facture_numero
        or old.facture_numero is null and exists (
          select from factures where numero = new.facture_numero and genre = 'facture' and prestation_id = old.prestation_id
        )
      ) then
      return new;
    end if;
    raise exception 'the payment % was written', old.id using errcode = 'restrict_violation';
  end $$;
  create trigger reglements_immuables before update or delete on reglements
    for each row execute function garder_reglements();
  drop trigger reglements_suivis on reglements;
  create trigger reglements_suivis after insert on reglements
    for each row when (new.facture_numero is not null) execute function suivre_reglements();
  create trigger reglements_oublies after delete on reglements
    for each row when (old.facture_numero is not null) execute function suivre_reglements();
  create trigger acomptes_repris after update of facture_numero on reglements
    for each row when (old.facture_numero is distinct from new.facture_numero) execute function suivre_reglements()`

const RETOUR = `
  drop trigger acomptes_repris on reglements;
  drop trigger reglements_immuables on reglements;
  drop trigger reglements_oublies on reglements;
  drop trigger reglements_suivis on reglements;
  create trigger reglements_suivis after insert or delete on reglements
    for each row execute function suivre_reglements();
  delete from reglements where facture_numero is null or montant = 0;
  drop index reglements_acomptes;
  alter table reglements
    drop constraint reglements_objet_check,
    drop constraint reglements_montant_check,
    add constraint reglements_montant_check check (montant <> 0),
    drop column prestation_id,
    drop column acompte,
    drop column ventes,
    alter column facture_numero set not null;
  create or replace function garder_reglements() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and not exists (select from factures where numero = old.facture_numero) then
      return old;
    end if;
    raise exception 'the payment % was written', old.id using errcode = 'restrict_violation';
  end $$;
  create trigger reglements_immuables before update or delete on reglements
    for each row execute function garder_reglements();
  drop index retractations_a_traiter;
  alter table retractations drop column traitee_le;
  update devis_versions set statut = 'remplace' where statut = 'retire';
  drop index prestations_a_contacter, prestations_sans_date;
  alter table prestations drop column appelee_le;
  create index prestations_sans_date on prestations (id)
    where statut in ('en_attente', 'en_cours') and sequence > 0
      and (validation_date ->> 'statut') is distinct from 'accepte';
  create index prestations_a_contacter on prestations (contact_avant, id) include (sequence)
    where statut = 'en_attente' and visite_le is null`

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of [PRESTATIONS, RETRACTATIONS, versions([...STATUTS, 'retire']), REGLEMENTS, IMMUABLES]) {
    await knex.raw(statement)
  }
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(RETOUR)
  await knex.raw(versions(STATUTS))
}
