/**
 * Documents `d`, each with its invoice `f` and the goods in it, `v.ventes`. In a credit note that does not say: the share of
 * its invoice, of the sum so far of those that do not.
 */
export const PIECES_ET_VENTES = `
  factures d join factures f on f.numero = coalesce(d.facture_numero, d.numero)
    cross join lateral (
      select coalesce(sum(cast(l ->> 'montant' as integer)), 0) as pieces
      from jsonb_array_elements(f.contenu -> 'lignes') l where l ->> 'genre' = 'piece'
    ) p
    cross join lateral (
      select coalesce(sum(a.total), 0) as avant from factures a
      where d.genre = 'avoir' and a.facture_numero = d.facture_numero and a.contenu ->> 'ventes' is null
        and (a.annee, a.rang) < (d.annee, d.rang)
    ) m
    cross join lateral (
      select cast(case
        when d.genre = 'facture' then p.pieces
        when d.contenu ->> 'ventes' is not null then cast(d.contenu ->> 'ventes' as integer)
        else floor(cast((m.avant + d.total) * p.pieces as numeric) / f.total + 0.5) - floor(cast(m.avant * p.pieces as numeric) / f.total + 0.5)
      end as integer) as ventes
    ) v`
