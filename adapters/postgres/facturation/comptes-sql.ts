// The money of an order counts on its last invoice, as `suivreFactures` of the domain has it; deposits wait for the next one.

const INVOICE_OF = (numero: string): string =>
  `select i.annee, i.rang from factures a join factures i on i.numero = coalesce(a.facture_numero, a.numero) where a.numero = ${numero}`

/** The number of the invoice in whose name the book tells a payment `r`; null while none does. */
export const INVOICE_OF_PAYMENT = `(
    select g.numero from factures g
    where g.reference = r.reference and g.genre = 'facture' and (
      r.apres is null
      or r.convenu is null and (g.annee, g.rang) = (${INVOICE_OF('r.apres')})
      or r.convenu is not null and (g.annee, g.rang) > (${INVOICE_OF('r.apres')})
    )
    order by g.annee, g.rang limit 1
  )`

/** Whether a payment `r` is a deposit that no invoice has followed yet. */
export const WAITS = `(r.convenu is not null and ${INVOICE_OF_PAYMENT} is null)`

/** Whether an invoice is the last of its order. */
export const IS_LAST = (facture: string): string => `not exists (
    select from factures s
    where s.reference = ${facture}.reference and s.genre = 'facture' and (s.annee, s.rang) > (${facture}.annee, ${facture}.rang)
  )`

/** What was paid of an invoice, and not given back. */
export const PAID = (facture: string): string => `(
    select cast(coalesce(sum(r.montant), 0) as integer) from reglements r
    where r.reference = ${facture}.reference and ${IS_LAST(facture)} and not ${WAITS}
  )`
