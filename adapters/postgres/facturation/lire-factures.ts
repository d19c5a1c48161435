import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ChoixDeFactures, DontLesFactures, FactureStore } from '#application/ports/facture-store'
import type { PortFailure } from '#application/shared/port-failure'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { Piece } from '#domain/facturation/piece'
import {
  type EtatDeFacture,
  FactureDAcompteSuivie,
  type FacturesEmises,
  FactureSuivie,
  Reglement,
  separer,
} from '#domain/facturation/reglement'
import { type PrestationId, Reference } from '#domain/prestation/reference'
import { Verdict } from '#domain/retractation/verdict'
import { lirePage, type Liste } from '../liste.ts'
import { Bytes, many, one, oneOrNone, orNull, prepared } from '../query.ts'
import { SANS_REPRISE } from '../retractation/sans-reprise.ts'

export const PORT = 'factures'

// Payments of an order count on its last invoice; deposits wait for the next one.

const LAST_INVOICE = (order: string): string => `(
    select i.numero from factures i where i.reference = ${order}.reference and i.genre = 'facture' order by i.annee desc, i.rang desc limit 1
  )`

/** True if a payment `r` is a deposit that no invoice deducts yet: none was issued since. */
export const WAITS = `(r.convenu is not null and ${LAST_INVOICE('r')} is not distinct from (
    select coalesce(a.facture_numero, a.numero) from factures a where a.numero = r.apres
  ))`

/** The payments of an order, as rows `r`, if an invoice is its last. */
const PAYMENTS = (facture: string): string => `
    from reglements r
    where r.reference = ${facture}.reference and ${facture}.numero = ${LAST_INVOICE(facture)} and not ${WAITS}`

/** The sum paid on an invoice, minus refunds. */
export const PAID = (facture: string): string =>
  `(select cast(coalesce(sum(r.montant), 0) as integer) ${PAYMENTS(facture)})`

/** The columns of `Reglement`, for rows `r`. */
export const REGLEMENT_COLUMNS = `r.id, r.mode, r.le, r.montant, r.note, r.annule, r.apres, r.convenu,
    to_char(r.enregistre_le at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "enregistreLe"`

/** The columns of an invoice with its credit notes, for a statement that names the table `f`. */
export const CREDITEE_COLUMNS = `
  f.contenu as facture, f.client_id as "clientId",
  (
    select coalesce(jsonb_agg(a.contenu order by a.annee, a.rang), '[]')
    from factures a
    where a.facture_numero = f.numero
  ) as avoirs`

/** The columns of `FactureSuivie`, for a statement that names the table `f`. */
export const FACTURE_COLUMNS = `
  ${CREDITEE_COLUMNS},
  (
    select coalesce(jsonb_agg(e), '[]')
    from (select ${REGLEMENT_COLUMNS} ${PAYMENTS('f')} order by r.ordre) as e
  ) as reglements`

const FactureDuRegistreRow = t.union([FactureSuivie, FactureDAcompteSuivie])

/** Invoices `r` with their credit notes, and the payments of their order without deposits not yet deducted. */
export const FACTURES_SUIVIES = `
  factures r
  left join (
    select facture_numero, sum(total) as credite from factures where genre = 'avoir' group by facture_numero
  ) as a on a.facture_numero = r.numero
  left join (
    select r.reference, sum(r.montant) as regle from reglements r where not ${WAITS} group by r.reference
  ) as g on g.reference = r.reference`

const CREDITE = 'coalesce(a.credite, 0)'

// An invoice that is not fully credited is the last one.
const REGLE = `case when ${CREDITE} < r.total or r.numero = ${LAST_INVOICE('r')} then coalesce(g.regle, 0) else 0 end`

const DU = `r.total - ${CREDITE} - ${REGLE}`

/** The SQL condition of each state. `CHOIX` splits open invoices into due and late ones by the day. A deposit invoice is paid, or cancelled once fully credited. */
export const ETATS = {
  ouverte: `r.genre = 'facture' and ${DU} > 0`,
  a_rembourser: `r.genre = 'facture' and ${DU} < 0`,
  annulee: `(r.genre = 'acompte' or r.genre = 'facture' and ${DU} = 0 and r.total > 0) and ${CREDITE} >= r.total`,
  payee: `(
    r.genre = 'acompte' and ${CREDITE} < r.total
    or r.genre = 'facture' and ${DU} = 0 and (r.total = 0 or ${CREDITE} <> r.total)
  )`,
} as const

const CHOIX: Readonly<Record<EtatDeFacture, string>> = {
  ...ETATS,
  a_payer: `${ETATS.ouverte} and r.echeance >= cast(:jour as date)`,
  en_retard: `${ETATS.ouverte} and r.echeance < cast(:jour as date)`,
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

/** A stored document. */
const FichierRow = t.strict({
  piece: Piece,
  pdf: Bytes,
  xml: orNull(t.string),
  empreinte: t.string,
  clientId: orNull(t.string),
})

/** The verdict of the last withdrawal that ended an order; none once it is erased, or the order taken up again. */
const DERNIERE = `
select r.verdict
from retractations r
where r.prestation_id = :id
  and r.issue in ('acceptee', 'a_regler')
  and not cast(r.verdict ->> 'repetee' as boolean)
  and ${SANS_REPRISE}
order by r.id desc
limit 1`

const RetractationRow = t.strict({ verdict: Verdict })

const emisesOu = (condition: string): string =>
  `select ${FACTURE_COLUMNS} from factures f where f.genre <> 'avoir' and ${condition} order by f.annee, f.rang`

/** The query for each way to select invoices, named after its binding. */
const EMISES = {
  prestationId: prepared('emises_prestation', emisesOu('f.prestation_id = :prestationId')),
  clientId: prepared('emises_client', emisesOu('f.client_id = cast(:clientId as uuid)')),
  reference: prepared('emises_reference', emisesOu('f.reference = :reference')),
} as const

const REGLEMENTS = prepared(
  'reglements_reference',
  `select ${REGLEMENT_COLUMNS} from reglements r where r.reference = :reference order by r.ordre`,
)

const ACOMPTES = `
select ${REGLEMENT_COLUMNS}
from reglements r join prestations p on p.reference = r.reference
where p.id = :id and ${WAITS}
order by r.ordre`

const FICHIER =
  'select contenu as piece, pdf, xml, empreinte, client_id as "clientId" from factures where numero = :numero'

export const ReferenceRow = t.strict({ reference: Reference })

const emises = (knex: Knex, dont: DontLesFactures): TE.TaskEither<PortFailure, FacturesEmises> => {
  const sql = 'reference' in dont ? EMISES.reference : 'clientId' in dont ? EMISES.clientId : EMISES.prestationId
  return pipe(many(knex, PORT, FactureDuRegistreRow, sql, dont), TE.map(separer))
}

/** The ledger of an order; `id` is `null` once its prestation was erased. */
export const lireCompte = (knex: Knex, id: PrestationId | null, reference: Reference) =>
  pipe(
    emises(knex, { reference }),
    TE.bind('reglements', () => many(knex, PORT, Reglement, REGLEMENTS, { reference })),
    TE.bind('retractation', () =>
      pipe(
        oneOrNone(knex, PORT, RetractationRow, DERNIERE, { id }),
        TE.map((lue) => O.toNullable(lue)?.verdict ?? null),
      ),
    ),
  )

/** The functions that read invoices. */
export const lectures = (knex: Knex) =>
  ({
    parNumero: (numero) => oneOrNone(knex, PORT, FactureDuRegistreRow, PAR_NUMERO, { numero }),
    lister: (choix, jour) =>
      lirePage(knex, PORT, toListe(choix, jour), choix.page, (numeros) =>
        many(knex, PORT, FactureDuRegistreRow, PAR_NUMEROS, { numeros }),
      ),
    compte: (id) =>
      pipe(
        one(knex, PORT, ReferenceRow, 'select reference from prestations where id = :id', { id }),
        TE.flatMap(({ reference }) => lireCompte(knex, id, reference)),
      ),
    acomptes: (id) => many(knex, PORT, Reglement, ACOMPTES, { id }),
    emises: (dont) => emises(knex, dont),
    fichier: (numero) => oneOrNone(knex, PORT, FichierRow, FICHIER, { numero }),
  }) satisfies Partial<FactureStore>
