import type { Knex } from 'knex'

const genres = (words: readonly string[]): string => `
  alter table factures
    drop constraint factures_genre_check,
    add constraint factures_genre_check check (genre in (${words.map((word) => `'${word}'`).join(', ')}))`

const GENRES = ['facture', 'avoir']

/** As migration 011 wrote it; `etat` and `echeance` are told of the kinds in `suivis`. */
const suivre = ({ etat, echeance, suivis }: Readonly<Record<'etat' | 'echeance' | 'suivis', string>>): string => `
  create or replace function suivre_facture(facture text) returns void language sql as $$
    insert into factures_suivies (id, emise_le, echeance, etat, recherche)
    select f.numero, f.emise_le, ${echeance},
      case
        ${etat}
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
    where f.numero = facture and f.genre in (${suivis})
    on conflict (id) do update set etat = excluded.etat, recherche = excluded.recherche
  $$`

// Paid before it was issued, and by an entry that is never one of its own: it stands until all of it was given back.
const SUIVRE = suivre({
  etat: `when f.genre = 'acompte' then case when credite >= f.total then 'annulee' else 'payee' end`,
  echeance: `coalesce(f.echeance, cast(f.contenu ->> 'date' as date))`,
  suivis: `'facture', 'acompte'`,
})

const SUIVRE_AVANT = suivre({ etat: '', echeance: 'f.echeance', suivis: `'facture'` })

// A document that was issued is kept for ten years, and its number is never given again: there is no way back from one.
const RETOUR = `
  do $$ begin
    if exists (select from compteurs_factures where genre = 'acompte') then
      raise exception 'invoices for deposits were issued';
    end if;
  end $$`

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(genres([...GENRES, 'acompte']))
  await knex.raw(SUIVRE)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(RETOUR)
  await knex.raw(SUIVRE_AVANT)
  await knex.raw(genres(GENRES))
}
