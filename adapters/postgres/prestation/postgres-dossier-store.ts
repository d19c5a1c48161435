import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { DossierStore } from '#application/ports/dossier-store'
import type { PortFailure } from '#application/shared/port-failure'
import { PRESTATION_INCONNUE, type PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import type { PrestationId } from '#domain/prestation/reference'
import type { Changement, Dossier } from '#domain/rendez-vous/dossier'
import { CRENEAU_OCCUPE, type CreneauOccupe } from '#domain/rendez-vous/refus'
import { DOSSIER_COLUMNS, DossierRow, fromDossierRow } from './dossier-row.ts'
import { VERROUILLER } from './modifier-dossier-sql.ts'
import { oneOrNone } from '../query.ts'
import { writeDossier } from './write-dossier.ts'
import { inTransaction } from '../in-transaction.ts'

const PORT = 'dossiers'

const PAR_ID = `select ${DOSSIER_COLUMNS} from prestations p where p.id = :id`

const TempsPris = t.type({
  cause: t.type({ code: t.literal('23P01'), constraint: t.literal('rendez_vous_technicien_libre') }),
})

const parId = (knex: Knex, id: PrestationId): TE.TaskEither<PortFailure, O.Option<Dossier>> =>
  pipe(oneOrNone(knex, PORT, DossierRow, PAR_ID, { id }), TE.map(O.map(fromDossierRow)))

type Decider<R> = (dossier: Dossier) => E.Either<R, Changement | null>

const modifier = async <R>(
  trx: Knex,
  id: PrestationId,
  instant: Date,
  decider: Decider<R>,
): Promise<E.Either<PortFailure | PrestationInconnue | R, Dossier>> => {
  await trx.raw(VERROUILLER, [id])
  const lu = await parId(trx, id)()
  if (E.isLeft(lu)) return lu
  if (O.isNone(lu.right)) return E.left(PRESTATION_INCONNUE)
  const avant = lu.right.value
  const decision = decider(avant)
  if (E.isLeft(decision)) return decision
  if (decision.right === null) return E.right(avant)
  await writeDossier(trx, avant, decision.right, instant)
  return E.right(decision.right.dossier)
}

/** Prestations with their dates in PostgreSQL. */
export const makePostgresDossierStore = (knex: Knex): DossierStore => ({
  parId: (id) => parId(knex, id),
  modifier: <R>(id: PrestationId, instant: Date, decider: Decider<R>) =>
    pipe(
      inTransaction(PORT, knex, (trx) => modifier(trx, id, instant, decider)),
      TE.mapLeft((refus): PortFailure | PrestationInconnue | CreneauOccupe | R =>
        TempsPris.is(refus) ? CRENEAU_OCCUPE : refus,
      ),
    ),
})
