/** Invoices `r` with what credit notes and payments took off them. */
export const FACTURES_SUIVIES = `
  factures r
  left join (
    select facture_numero, sum(montant) as regle from reglements where facture_numero is not null group by facture_numero
  ) as g on g.facture_numero = r.numero
  left join (
    select facture_numero, sum(total) as credite from factures where genre = 'avoir' group by facture_numero
  ) as a on a.facture_numero = r.numero`

const CREDITE = 'coalesce(a.credite, 0)'

const DU = `r.total - ${CREDITE} - coalesce(g.regle, 0)`

/** Where one stands, without the day: an open one is late or not. One for a deposit was paid before it was issued. */
export const ETATS = {
  ouverte: `r.genre = 'facture' and ${DU} > 0`,
  a_rembourser: `r.genre = 'facture' and ${DU} < 0`,
  annulee: `(r.genre = 'acompte' or r.genre = 'facture' and ${DU} = 0 and r.total > 0) and ${CREDITE} >= r.total`,
  payee: `(
    r.genre = 'acompte' and ${CREDITE} < r.total
    or r.genre = 'facture' and ${DU} = 0 and (r.total = 0 or ${CREDITE} <> r.total)
  )`,
} as const
