import type { Knex } from 'knex'

// An issued document never changes; where an invoice stands does. That is kept beside it, so that a list of invoices is read
// along an index, whatever their number: the state without the day, the words of the invoice, the numbers of its credit notes.
const TABLE = `
  create table factures_suivies (
    id text primary key references factures on delete cascade,
    emise_le timestamptz not null,
    echeance date not null,
    etat text not null
      constraint factures_suivies_etat_check check (etat in ('ouverte', 'payee', 'a_rembourser', 'annulee')),
    recherche tsvector not null
  )`

// Whoever issues, credits or settles holds the row of the invoice: what is added up here is what there is.
const SUIVRE = `
  create function suivre_facture(facture text) returns void language sql as $$
    insert into factures_suivies (id, emise_le, echeance, etat, recherche)
    select f.numero, f.emise_le, f.echeance,
      case
        when f.total - credite - regle < 0 then 'a_rembourser'
        when f.total - credite - regle > 0 then 'ouverte'
        when credite = f.total and f.total > 0 then 'annulee'
        else 'payee'
      end,
      array_to_tsvector(array(
        select unnest(tsvector_to_array(f.recherche))
        union
        select lower(a.numero) from factures a where a.facture_numero = f.numero
      ))
    from factures f
      cross join lateral (
        select
          (select coalesce(sum(a.total), 0) from factures a where a.facture_numero = f.numero) as credite,
          (select coalesce(sum(r.montant), 0) from reglements r where r.facture_numero = f.numero) as regle
      ) as c
    where f.numero = facture and f.genre = 'facture'
    on conflict (id) do update set etat = excluded.etat, recherche = excluded.recherche
  $$;
  create function suivre_pieces() returns trigger language plpgsql as $$
  begin
    perform suivre_facture(coalesce(new.facture_numero, new.numero, old.facture_numero, old.numero));
    return null;
  end $$;
  create function suivre_reglements() returns trigger language plpgsql as $$
  begin
    perform suivre_facture(coalesce(new.facture_numero, old.facture_numero));
    return null;
  end $$;
  create trigger factures_suivies after insert or delete on factures
    for each row execute function suivre_pieces();
  create trigger reglements_suivis after insert or delete on reglements
    for each row execute function suivre_reglements()`

// As for the other registers: movements that are only ever added, and added up by who reads them.
const COMPTER = `
  create function compter_factures() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into mouvements values ('factures', new.etat, 1);
    elsif tg_op = 'DELETE' then
      insert into mouvements values ('factures', old.etat, -1);
    elsif tg_op = 'UPDATE' then
      insert into mouvements values ('factures', old.etat, -1), ('factures', new.etat, 1);
    else
      delete from mouvements where nom = 'factures';
    end if;
    return null;
  end $$;
  create trigger factures_comptees after insert or delete on factures_suivies
    for each row execute function compter_factures();
  create trigger factures_recomptees after update of etat on factures_suivies
    for each row when (old.etat is distinct from new.etat) execute function compter_factures();
  create trigger factures_videes after truncate on factures_suivies
    for each statement execute function compter_factures()`

// Slices of fifty days before each word, as for clients.
const INDEX = `
  create function mots_de_facture(recherche tsvector, etat text, emise_le timestamptz)
  returns tsvector language plpgsql immutable parallel safe as $$
  begin
    return cast(
      replace(
        ' ' || cast(recherche as text) || ' ''=' || etat || '''', ' ''',
        ' ''c' || floor(extract(epoch from emise_le - timestamptz 'epoch') / 4320000) || '/'
      ) as tsvector
    );
  end $$;
  create index factures_par_etat on factures_suivies (etat, emise_le desc, id desc);
  create index factures_ouvertes on factures_suivies (echeance) where etat = 'ouverte';
  create index factures_suivies_recherche on factures_suivies using gin ((mots_de_facture(recherche, etat, emise_le)))
    with (gin_pending_list_limit = 64);
  alter index factures_suivies_recherche alter column 1 set statistics 0;
  drop index factures_recherche`

const DEJA_EMISES = `select suivre_facture(numero) from factures where genre = 'facture'`

const RETOUR = `
  create index factures_recherche on factures using gin (recherche);
  drop trigger reglements_suivis on reglements;
  drop trigger factures_suivies on factures;
  drop table factures_suivies;
  drop function suivre_pieces, suivre_reglements, suivre_facture, compter_factures, mots_de_facture;
  delete from mouvements where nom = 'factures'`

export const up = async (knex: Knex): Promise<void> => {
  for (const statement of [TABLE, SUIVRE, COMPTER, INDEX, DEJA_EMISES]) await knex.raw(statement)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(RETOUR)
}
