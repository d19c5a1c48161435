import type { Knex } from 'knex'
import type { ChoixDeFactures, FactureStore } from '#application/ports/facture-store'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { EtatDeFacture } from '#domain/facturation/reglement'
import { lirePage, type Liste } from '../liste.ts'
import { many, oneOrNone } from '../query.ts'
import { IS_LAST } from './comptes-sql.ts'
import { FACTURE_COLUMNS, FactureDuRegistreRow } from './lire-factures.ts'

/** Invoices `r` with their credits, the payments of their order, and its deposits that came after them. */
export const FACTURES_SUIVIES = `
  factures r
  left join (
    select facture_numero, sum(total) as credite from factures where genre = 'avoir' group by facture_numero
  ) as a on a.facture_numero = r.numero
  left join (select reference, sum(montant) as recu from reglements group by reference) as g on g.reference = r.reference
  left join (
    select coalesce(f.facture_numero, f.numero) as facture, sum(e.montant) as attend
    from reglements e join factures f on f.numero = e.apres
    where e.convenu is not null
    group by facture
  ) as w on w.facture = r.numero`

const CREDITE = 'coalesce(a.credite, 0)'

// Only an invoice that was given back whole is followed by another, on which the money counts then.
const REGLE = `case when ${CREDITE} < r.total or ${IS_LAST('r')} then coalesce(g.recu, 0) - coalesce(w.attend, 0) else 0 end`

const DU = `r.total - ${CREDITE} - ${REGLE}`

/**
 * The condition of each state, without the day, which tells open from late. A deposit invoice is paid before it is
 * issued.
 */
export const ETATS = {
  ouverte: `r.genre = 'facture' and ${DU} > 0`,
  a_rembourser: `r.genre = 'facture' and ${DU} < 0`,
  annulee: `(r.genre = 'acompte' or r.genre = 'facture' and ${DU} = 0 and r.total > 0) and ${CREDITE} >= r.total`,
  payee: `(
    r.genre = 'acompte' and ${CREDITE} < r.total
    or r.genre = 'facture' and ${DU} = 0 and (r.total = 0 or ${CREDITE} <> r.total)
  )`,
} as const

const PORT = 'registre des factures'

const CHOIX: Readonly<Record<EtatDeFacture, string>> = {
  a_payer: `${ETATS.ouverte} and r.echeance >= cast(:jour as date)`,
  en_retard: `${ETATS.ouverte} and r.echeance < cast(:jour as date)`,
  payee: ETATS.payee,
  a_rembourser: ETATS.a_rembourser,
  annulee: ETATS.annulee,
}

// Found by its own text, or by that of one of its credit notes.
const CONTIENT = `
  (r.recherche like :motif or r.numero in (select a.facture_numero from factures a where a.genre = 'avoir' and a.recherche like :motif))`

const toListe = ({ etat, mots }: ChoixDeFactures, jour: DateCivile): Liste => ({
  source: etat === null ? 'factures r' : FACTURES_SUIVIES,
  id: 'r.numero',
  clef: 'r.emise_le',
  type: 'timestamptz',
  sens: 'desc',
  conditions: [`r.genre <> 'avoir'`, etat === null ? null : CHOIX[etat]],
  valeurs: { jour },
  contient: CONTIENT,
  mots,
})

const PAR_NUMEROS = `
  select ${FACTURE_COLUMNS}
  from unnest(cast(:numeros as text[])) with ordinality as places (numero, rang) join factures f on f.numero = places.numero
  order by places.rang`

const PAR_NUMERO = `
  select ${FACTURE_COLUMNS}
  from factures f
  where f.numero = (select coalesce(facture_numero, numero) from factures where numero = :numero)`

/** The invoices as the owner's list shows them. */
export const registreDesFactures = (knex: Knex): Pick<FactureStore, 'lister' | 'duRegistre'> => ({
  lister: (choix, jour) =>
    lirePage(knex, PORT, toListe(choix, jour), choix.page, (numeros) =>
      many(knex, PORT, FactureDuRegistreRow, PAR_NUMEROS, { numeros }),
    ),
  duRegistre: (numero) => oneOrNone(knex, PORT, FactureDuRegistreRow, PAR_NUMERO, { numero }),
})
