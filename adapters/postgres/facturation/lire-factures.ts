import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { DontLesFactures, FactureStore } from '#application/ports/facture-store'
import type { PortFailure } from '#application/shared/port-failure'
import type { CompteOuvert } from '#domain/facturation/encaisser'
import { Avoir, Facture, FactureDAcompte, Piece } from '#domain/facturation/piece'
import { type FacturesEmises, Reglement, separer } from '#domain/facturation/reglement'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { Verdict } from '#domain/retractation/verdict'
import { makePostgresPrestationStore } from '../prestation/postgres-prestation-store.ts'
import { Bytes, many, one, oneOrNone, orNull, orThrow } from '../query.ts'
import { IS_LAST, WAITS } from './comptes-sql.ts'
import { PORT, VERROUILLER_COMMANDE } from './ecrire-piece.ts'

/** What `Reglement` reads of a row `r`. */
export const REGLEMENT_COLUMNS = `r.id, r.mode, r.le, r.montant, r.note, r.annule, r.apres, r.convenu,
    to_char(r.enregistre_le at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "enregistreLe"`

/** An invoice with its credit notes and payments, as `FACTURE_COLUMNS` reads it. */
export const FactureRow = t.strict({
  facture: Facture,
  clientId: orNull(t.string),
  avoirs: t.readonlyArray(Avoir),
  reglements: t.readonlyArray(Reglement),
})

/** A deposit invoice, as `FACTURE_D_ACOMPTE_COLUMNS` reads it. */
const FactureDAcompteRow = t.strict({
  facture: FactureDAcompte,
  clientId: orNull(t.string),
  avoirs: t.readonlyArray(Avoir),
})

/** The columns of `FactureDAcompteRow`, for a statement that names the table `f`. */
export const FACTURE_D_ACOMPTE_COLUMNS = `
  f.contenu as facture, f.client_id as "clientId",
  (
    select coalesce(jsonb_agg(a.contenu order by a.annee, a.rang), '[]')
    from factures a
    where a.facture_numero = f.numero
  ) as avoirs`

/** The columns of `FactureRow`, for a statement that names the table `f`. */
export const FACTURE_COLUMNS = `
  ${FACTURE_D_ACOMPTE_COLUMNS},
  (
    select coalesce(jsonb_agg(e), '[]')
    from (
      select ${REGLEMENT_COLUMNS} from reglements r
      where r.reference = f.reference and ${IS_LAST('f')} and not ${WAITS}
      order by r.ordre
    ) as e
  ) as reglements`

/** An invoice of either kind, as `FACTURE_COLUMNS` reads it. */
export const FactureDuRegistreRow = t.union([FactureRow, FactureDAcompteRow])

/** A stored document. */
const FichierRow = t.strict({
  piece: Piece,
  pdf: Bytes,
  xml: orNull(t.string),
  empreinte: t.string,
  clientId: orNull(t.string),
})

const DERNIERE = `
select verdict
from retractations
where prestation_id = :id
  and issue in ('acceptee', 'a_regler')
  and not cast(verdict ->> 'repetee' as boolean)
order by id desc
limit 1`

const RetractationRow = t.strict({ verdict: Verdict })

/** The verdict of the last withdrawal that ended an order. */
const lireRetractation = (knex: Knex, id: string): TE.TaskEither<PortFailure, O.Option<Verdict>> =>
  pipe(oneOrNone(knex, PORT, RetractationRow, DERNIERE, { id }), TE.map(O.map(({ verdict }) => verdict)))

export const PAR_NUMERO = `
select ${FACTURE_COLUMNS}
from factures f
where f.numero = (select coalesce(facture_numero, numero) from factures where numero = :numero)`

/** What is read by the binding of this name. */
const EMISES = {
  prestationId: 'f.prestation_id = :prestationId',
  clientId: 'f.client_id = cast(:clientId as uuid)',
  reference: 'f.reference = :reference',
} as const

const REGLEMENTS = `select ${REGLEMENT_COLUMNS} from reglements r where r.reference = :reference order by r.ordre`

const ACOMPTES = `
select ${REGLEMENT_COLUMNS}
from reglements r join prestations p on p.reference = r.reference
where p.id = :id and ${WAITS}
order by r.ordre`

const FICHIER =
  'select contenu as piece, pdf, xml, empreinte, client_id as "clientId" from factures where numero = :numero'

export const ReferenceRow = t.strict({ reference: Reference })

const emises = (knex: Knex, dont: DontLesFactures): TE.TaskEither<PortFailure, FacturesEmises> => {
  const [condition] = Object.entries(EMISES).flatMap(([qui, ou]) => (qui in dont ? [ou] : []))
  const sql = `select ${FACTURE_COLUMNS} from factures f where f.genre <> 'avoir' and ${condition} order by f.annee, f.rang`
  return pipe(many(knex, PORT, FactureDuRegistreRow, sql, dont), TE.map(separer))
}

const lireCompte = (knex: Knex, id: PrestationId | null, reference: Reference) =>
  pipe(
    emises(knex, { reference }),
    TE.bind('reglements', () => many(knex, PORT, Reglement, REGLEMENTS, { reference })),
    TE.bind('retractation', () =>
      id === null ? TE.right(null) : pipe(lireRetractation(knex, id), TE.map(O.toNullable)),
    ),
  )

/** Invoices as they are read. */
export const lectures = (knex: Knex) =>
  ({
    parNumero: (numero) => oneOrNone(knex, PORT, FactureRow, `${PAR_NUMERO} and f.genre = 'facture'`, { numero }),
    compte: (id) =>
      pipe(
        one(knex, PORT, ReferenceRow, 'select reference from prestations where id = :id', { id }),
        TE.flatMap(({ reference }) => lireCompte(knex, id, reference)),
      ),
    acomptes: (id) => many(knex, PORT, Reglement, ACOMPTES, { id }),
    emises: (dont) => emises(knex, dont),
    fichier: (numero) => oneOrNone(knex, PORT, FichierRow, FICHIER, { numero }),
  }) satisfies Partial<FactureStore>

const ID = 'select id from prestations where reference = :reference'

const IdRow = t.strict({ id: PrestationId })

/** The ledger of an order, locked until the transaction ends: nobody else bills, settles or changes it. None of an order that never was. */
export const verrouillerCommande = async (trx: Knex, reference: Reference): Promise<O.Option<CompteOuvert>> => {
  for (const statement of VERROUILLER_COMMANDE) await trx.raw(statement, [reference])
  const id = await orThrow(oneOrNone(trx, PORT, IdRow, ID, { reference }))
  const dossier = O.isNone(id) ? O.none : await orThrow(makePostgresPrestationStore(trx).parId(id.value.id))
  const compte = await orThrow(lireCompte(trx, O.isNone(id) ? null : id.value.id, reference))
  if (O.isNone(dossier) && compte.factures.length === 0) return O.none
  return O.some({ ...compte, dossier: O.toNullable(dossier) })
}
