import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FactureStore } from '#application/ports/facture-store'
import type { PortFailure } from '#application/shared/port-failure'
import { FACTURE_INCONNUE, type FactureInconnue } from '#domain/facturation/facture-inconnue'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { Avoir, Facture, FactureDAcompte, Piece } from '#domain/facturation/piece'
import type { DossierAFacturer } from '#domain/facturation/preparer-facture'
import { type FactureSuivie, Reglement } from '#domain/facturation/reglement'
import { PRESTATION_INCONNUE, type PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import type { PrestationId } from '#domain/prestation/reference'
import { Verdict } from '#domain/retractation/verdict'
import { makePostgresPrestationStore } from '../prestation/postgres-prestation-store.ts'
import { Bytes, many, oneOrNone, orNull, orThrow } from '../query.ts'
import { PORT, VERROUILLER_PRESTATION } from './ecrire-piece.ts'

const REGLEMENT = `r.id, r.mode, r.le, r.montant, r.ventes, r.note, r.annule,
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
    from (select ${REGLEMENT} from reglements r where r.facture_numero = f.numero order by r.ordre) as e
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

const FACTURES = `select ${FACTURE_COLUMNS} from factures f where f.genre = 'facture'`

// Conditions and orders of the readings.
const PAR_NUMERO = 'f.numero = (select coalesce(facture_numero, numero) from factures where numero = :numero)'
const DE_PRESTATION = 'f.prestation_id = :id order by f.annee, f.rang'
const DU_CLIENT = 'f.client_id = cast(:clientId as uuid) order by f.annee desc, f.rang desc'
const DE_REFERENCE = 'f.reference = :reference order by f.annee, f.rang'

const ACOMPTES = `
select ${REGLEMENT}
from reglements r
where r.prestation_id = :id and r.facture_numero is null
order by r.ordre`

const FACTURES_D_ACOMPTE = `select ${FACTURE_D_ACOMPTE_COLUMNS} from factures f where f.genre = 'acompte'`

const FICHIER =
  'select contenu as piece, pdf, xml, empreinte, client_id as "clientId" from factures where numero = :numero'

type Bindings = Readonly<Record<string, string>>

const factures = (knex: Knex, lesquelles: string, bindings: Bindings) =>
  many(knex, PORT, FactureRow, `${FACTURES} and ${lesquelles}`, bindings)

const facturesDAcompte = (knex: Knex, lesquelles: string, bindings: Bindings) =>
  many(knex, PORT, FactureDAcompteRow, `${FACTURES_D_ACOMPTE} and ${lesquelles}`, bindings)

const parNumero = (knex: Knex, numero: NumeroPiece) =>
  oneOrNone(knex, PORT, FactureRow, `${FACTURES} and ${PAR_NUMERO}`, { numero })

const acomptes = (knex: Knex, id: string) => many(knex, PORT, Reglement, ACOMPTES, { id })

/** The readings of invoices. */
export const lectures = (knex: Knex) =>
  ({
    parNumero: (numero) => parNumero(knex, numero),
    dePrestation: (id) => factures(knex, DE_PRESTATION, { id }),
    acomptes: (id) => acomptes(knex, id),
    facturesDAcompte: (id) => facturesDAcompte(knex, DE_PRESTATION, { id }),
    facturesDAcompteDuClient: (clientId) => facturesDAcompte(knex, DU_CLIENT, { clientId }),
    facturesDAcompteDeReference: (reference) => facturesDAcompte(knex, DE_REFERENCE, { reference }),
    retractation: (id) => lireRetractation(knex, id),
    duClient: (clientId) => factures(knex, DU_CLIENT, { clientId }),
    deReference: (reference) => factures(knex, DE_REFERENCE, { reference }),
    fichier: (numero) => oneOrNone(knex, PORT, FichierRow, FICHIER, { numero }),
  }) satisfies Partial<FactureStore>

/** Locks a prestation until the transaction ends: nobody else can bill or change it. */
export const verrouillerPrestation = async (
  trx: Knex,
  id: PrestationId,
): Promise<E.Either<PrestationInconnue, DossierAFacturer>> => {
  for (const statement of VERROUILLER_PRESTATION) await trx.raw(statement, [id])
  const dossier = await orThrow(makePostgresPrestationStore(trx).parId(id))
  if (O.isNone(dossier)) return E.left(PRESTATION_INCONNUE)
  return E.right({
    dossier: dossier.value,
    acomptes: await orThrow(acomptes(trx, id)),
    facturesDAcompte: await orThrow(facturesDAcompte(trx, DE_PRESTATION, { id })),
    factures: await orThrow(factures(trx, DE_PRESTATION, { id })),
    retractation: O.toNullable(await orThrow(lireRetractation(trx, id))),
  })
}

/** The invoice of exactly this number, locked. A credit note is refused: it is neither credited nor settled. */
export const verrouillerFacture = async (
  trx: Knex,
  verrous: readonly string[],
  numero: NumeroPiece,
): Promise<E.Either<FactureInconnue, FactureSuivie>> => {
  for (const statement of verrous) await trx.raw(statement, [numero])
  const lue = await orThrow(parNumero(trx, numero))
  return O.isSome(lue) && lue.value.facture.numero === numero ? E.right(lue.value) : E.left(FACTURE_INCONNUE)
}
