import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { PortFailure } from '#application/shared/port-failure'
import { query } from '../query.ts'
import { decodeRows, type Result } from '../rows.ts'

const PORT = 'mouvements'

/** Movements from which on they are added up. */
const MOUVEMENTS_MAX = 500

const COMPTER = `
select nom, cle, cast(sum(nombre) as integer) as nombre, cast(count(*) as integer) as mouvements
from mouvements
group by nom, cle`

// What others add or add up meanwhile is left to them: a row is taken away by one of them only.
const ADDITIONNER = `
with anciens as (
  delete from mouvements returning nom, cle, nombre
)
insert into mouvements (nom, cle, nombre)
select nom, cle, sum(nombre) from anciens group by nom, cle`

const CompteRow = t.strict({ nom: t.string, cle: t.string, nombre: t.number, mouvements: t.number })

type CompteRow = t.TypeOf<typeof CompteRow>

/** Adds up the movements of the counts, so that reading them stays short. */
export const addUpMovements = (knex: Knex): TE.TaskEither<PortFailure, void> =>
  pipe(
    query(PORT, () => knex.raw(ADDITIONNER)),
    TE.map(() => undefined),
  )

const tropLong = (rows: readonly CompteRow[]): boolean =>
  rows.reduce((somme, { mouvements }) => somme + mouvements, 0) > MOUVEMENTS_MAX

/** How many rows of a table there are of each value, exactly, in a time that does not depend on them. */
export const readCounts = (
  knex: Knex,
  nom: 'prestations' | 'clients' | 'messages' | 'estimations' | 'factures',
): TE.TaskEither<PortFailure, ReadonlyMap<string, number>> =>
  pipe(
    query(PORT, () => knex.raw<Result>(COMPTER)),
    TE.flatMapEither(decodeRows(PORT, CompteRow)),
    TE.tap((rows) => (tropLong(rows) ? addUpMovements(knex) : TE.right(undefined))),
    TE.map((rows) => new Map(rows.filter((row) => row.nom === nom).map(({ cle, nombre }) => [cle, nombre]))),
  )
