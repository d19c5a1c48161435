/** The numbers of the credit notes for a document `d`. */
export const AVOIRS = `(
    select coalesce(jsonb_agg(a.numero order by a.annee, a.rang), '[]') from factures a where a.facture_numero = d.numero
  )`

/** The number of the invoice of the same order that was issued after an invoice `d` was given back whole. */
export const REMPLACANTE = `(
    select g.numero from factures g
    where g.reference = d.reference and g.genre = 'facture' and d.genre = 'facture' and (g.annee, g.rang) > (d.annee, d.rang)
    order by g.annee, g.rang limit 1
  )`
