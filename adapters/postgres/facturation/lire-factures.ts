import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FactureStore } from '#application/ports/facture-store'
import type { PortFailure } from '#application/shared/port-failure'
import type { FactureDAcompteSuivie } from '#domain/facturation/facture-d-acompte-suivie'
import type { FactureSuivie, Reglement } from '#domain/facturation/reglement'
import { many, oneOrNone } from '../query.ts'
import { PORT } from './ecrire-piece.ts'
import { lireRetractation } from './lire-retractation.ts'
import {
  FACTURE_COLUMNS,
  FACTURE_D_ACOMPTE_COLUMNS,
  FactureDAcompteRow,
  FactureRow,
  FichierRow,
  fromFactureDAcompteRow,
  fromFactureRow,
  fromFichierRow,
  fromReglementRow,
  ReglementRow,
} from './facture-row.ts'

const FACTURES = `select ${FACTURE_COLUMNS} from factures f where f.genre = 'facture'`

const PAR_NUMERO = `${FACTURES} and f.numero = (select coalesce(facture_numero, numero) from factures where numero = :numero)`

const DE_PRESTATION = `${FACTURES} and f.prestation_id = :id order by f.annee, f.rang`

const DU_CLIENT = `${FACTURES} and f.client_id = cast(:clientId as uuid)
  order by f.annee desc, f.rang desc`

const DE_REFERENCE = `${FACTURES} and f.reference = :reference order by f.annee, f.rang`

const ACOMPTES = `
select to_jsonb(r) as reglement
from reglements r
where r.prestation_id = :id and r.facture_numero is null
order by r.ordre`

const FACTURES_D_ACOMPTE = `select ${FACTURE_D_ACOMPTE_COLUMNS} from factures f where f.genre = 'acompte'`

const ACOMPTES_FACTURES = `${FACTURES_D_ACOMPTE} and f.prestation_id = :id order by f.annee, f.rang`

const ACOMPTES_DU_CLIENT = `${FACTURES_D_ACOMPTE} and f.client_id = cast(:clientId as uuid)
  order by f.annee desc, f.rang desc`

const ACOMPTES_DE_REFERENCE = `${FACTURES_D_ACOMPTE} and f.reference = :reference order by f.annee, f.rang`

const AcompteRow = t.strict({ reglement: ReglementRow })

const FICHIER = 'select contenu, pdf, xml, empreinte, client_id from factures where numero = :numero'

type Bindings = Readonly<Record<string, string>>

const lireFactures = (
  knex: Knex,
  sql: string,
  bindings: Bindings,
): TE.TaskEither<PortFailure, readonly FactureSuivie[]> =>
  pipe(
    many(knex, PORT, FactureRow, sql, bindings),
    TE.map((rows) => rows.map(fromFactureRow)),
  )

const lireFacturesDAcompte = (
  knex: Knex,
  sql: string,
  bindings: Bindings,
): TE.TaskEither<PortFailure, readonly FactureDAcompteSuivie[]> =>
  pipe(
    many(knex, PORT, FactureDAcompteRow, sql, bindings),
    TE.map((rows) => rows.map(fromFactureDAcompteRow)),
  )

export const facturesDAcompte = (knex: Knex, id: string) => lireFacturesDAcompte(knex, ACOMPTES_FACTURES, { id })

export const dePrestation = (knex: Knex, id: string) => lireFactures(knex, DE_PRESTATION, { id })

export const acomptes = (knex: Knex, id: string): TE.TaskEither<PortFailure, readonly Reglement[]> =>
  pipe(
    many(knex, PORT, AcompteRow, ACOMPTES, { id }),
    TE.map((rows) => rows.map(({ reglement }) => fromReglementRow(reglement))),
  )

export const parNumero = (knex: Knex, numero: string): TE.TaskEither<PortFailure, O.Option<FactureSuivie>> =>
  pipe(
    lireFactures(knex, PAR_NUMERO, { numero }),
    TE.map(([suivie]) => O.fromNullable(suivie)),
  )

type Lectures = Pick<
  FactureStore,
  | 'parNumero'
  | 'dePrestation'
  | 'acomptes'
  | 'facturesDAcompte'
  | 'facturesDAcompteDuClient'
  | 'facturesDAcompteDeReference'
  | 'retractation'
  | 'duClient'
  | 'deReference'
  | 'fichier'
>

/** Invoices as they are read. */
export const lectures = (knex: Knex): Lectures => ({
  parNumero: (numero) => parNumero(knex, numero),
  dePrestation: (id) => dePrestation(knex, id),
  acomptes: (id) => acomptes(knex, id),
  facturesDAcompte: (id) => facturesDAcompte(knex, id),
  facturesDAcompteDuClient: (clientId) => lireFacturesDAcompte(knex, ACOMPTES_DU_CLIENT, { clientId }),
  facturesDAcompteDeReference: (reference) => lireFacturesDAcompte(knex, ACOMPTES_DE_REFERENCE, { reference }),
  retractation: (id) => lireRetractation(knex, id),
  duClient: (clientId) => lireFactures(knex, DU_CLIENT, { clientId }),
  deReference: (reference) => lireFactures(knex, DE_REFERENCE, { reference }),
  fichier: (numero) => pipe(oneOrNone(knex, PORT, FichierRow, FICHIER, { numero }), TE.map(O.map(fromFichierRow))),
})
