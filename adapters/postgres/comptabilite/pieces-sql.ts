import type { RowCodec } from '../query.ts'

/** A source read in batches of `:lot`, in an order that never changes, after the key `:apres` (`null` at first). */
export type KeyedSource<L> = {
  readonly sql: string
  readonly codec: RowCodec<L>
  readonly keyOf: (line: L) => string
  readonly lot: number
}

/** As the book of receipts names them: the business that bought, or the person. */
export const client = (facture: string): string =>
  `coalesce(${facture}.contenu #>> '{acheteur,raisonSociale}', ${facture}.contenu #>> '{contact,nom}')`

/** The instants between which a period lies in Paris, so that the index of the recent documents serves. */
export const DEBUT = "cast(:du as timestamp) at time zone 'Europe/Paris'"
export const FIN = "(cast(:au as timestamp) + interval '1 day') at time zone 'Europe/Paris'"

/** True if a document was issued in the period. */
export const emiseDans = (piece: string): string => `(${piece}.emise_le >= ${DEBUT} and ${piece}.emise_le < ${FIN})`

/** The numbers of the credit notes for a document `d`. */
export const AVOIRS = `(
    select coalesce(jsonb_agg(a.numero order by a.annee, a.rang), '[]') from factures a where a.facture_numero = d.numero
  )`

/** The number of the invoice that replaced an invoice `d`, after it was credited whole. */
export const REMPLACANTE = `(
    select g.numero from factures g
    where g.reference = d.reference and g.genre = 'facture' and d.genre = 'facture' and (g.annee, g.rang) > (d.annee, d.rang)
    order by g.annee, g.rang limit 1
  )`

/**
 * Documents `d`, each with its invoice `f` and the goods in it, `v.ventes`. For a credit note without that figure, the
 * share of its invoice, computed on the running sum of such credit notes.
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
