import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ComptabiliteReader } from '#application/ports/comptabilite-reader'
import type { LotsDeLignes } from '#application/ports/export-reader'
import type { LivresDeComptes } from '#application/ports/livres-de-comptes'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import type { Periode } from '#domain/comptabilite/periode'
import { orEnd, readAtOneInstant, type Reading } from '../one-instant.ts'
import { many, oneOrNone, orNull, query } from '../query.ts'
import { ACOMPTES_FACTURES, ECRITURES, EMISES, PDFS, PDFS_NOMMES, PIECES_B2C } from './books-sql.ts'
import { ACOMPTES, AUTRES_FACTURES, OUVERTES } from './closing-sql.ts'
import type { KeyedSource } from './pieces-sql.ts'

const PORT = 'comptabilité'

/** Instants kept at once: each holds a connection of the pool for as long as somebody downloads. */
const INSTANTS_MAX = 2

const keep = async (knex: Knex, patience: number, onEnd: () => void): Promise<Reading> => {
  const reading = await readAtOneInstant(knex, onEnd)
  await orEnd(reading, async () => reading.trx.raw('select 1'))
  const timer = setTimeout(() => void reading.end(), patience).unref()
  const end = async (): Promise<void> => {
    clearTimeout(timer)
    await reading.end()
  }
  return { trx: reading.trx, end }
}

/** Readings of one instant, a few at once: whoever rests two minutes, or is not done after `patience` milliseconds, loses theirs. */
const freezer = (knex: Knex, patience: number): (() => TE.TaskEither<PortFailure, Reading>) => {
  let kept = 0
  const onEnd = (): void => {
    kept -= 1
  }
  return () => {
    if (kept >= INSTANTS_MAX) return TE.left(portFailure(PORT)(new Error('too many archives at once')))
    kept += 1
    return query(PORT, () => keep(knex, patience, onEnd))
  }
}

/** A whole archive, however slowly it is read. */
const PATIENCE = 30 * 60_000

// Remote work is paid before it is billed: the first receipt may be of the year before.
const PREMIERE = `
select cast(least(
  (select extract(year from min(emise_le) at time zone 'Europe/Paris') from factures),
  (select extract(year from min(le)) from reglements)
) as integer) as annee`

const AnneeRow = t.strict({ annee: orNull(t.number) })

type Bindings = Readonly<Record<string, string>>

const readLot = <L>(
  knex: Knex,
  { sql, codec, lot }: KeyedSource<L>,
  bindings: Bindings,
  apres: string | null,
): TE.TaskEither<PortFailure, readonly L[]> => many(knex, PORT, codec, sql, { ...bindings, apres, lot })

const follow = async function* <L>(
  knex: Knex,
  source: KeyedSource<L>,
  bindings: Bindings,
  first: readonly L[],
): AsyncGenerator<readonly L[], void, undefined> {
  let lot = first
  if (lot.length > 0) yield lot
  for (let last = lot.at(-1); last !== undefined && lot.length === source.lot; last = lot.at(-1)) {
    const next = await readLot(knex, source, bindings, source.keyOf(last))()
    if (E.isLeft(next)) throw next.left.cause
    lot = next.right
    if (lot.length > 0) yield lot
  }
}

/** Lots read one query at a time: however slowly somebody downloads, no connection is held meanwhile. */
const lotsByKey = <L>(
  knex: Knex,
  source: KeyedSource<L>,
  bindings: Bindings,
): TE.TaskEither<PortFailure, LotsDeLignes<L>> =>
  pipe(
    readLot(knex, source, bindings, null),
    TE.map((first) => follow(knex, source, bindings, first)),
  )

const livres = (knex: Knex): LivresDeComptes => {
  const dePeriode =
    <L>(source: KeyedSource<L>) =>
    ({ du, au }: Periode) =>
      lotsByKey(knex, source, { du, au })
  return {
    ecritures: dePeriode(ECRITURES),
    piecesB2c: dePeriode(PIECES_B2C),
    emises: dePeriode(EMISES),
    pdfs: dePeriode(PDFS),
    pdfsDe: (numeros) => lotsByKey(knex, PDFS_NOMMES, { numeros: JSON.stringify(numeros) }),
    autresFactures: dePeriode(AUTRES_FACTURES),
    ouvertes: dePeriode(OUVERTES),
    acomptes: dePeriode(ACOMPTES),
    acomptesFactures: dePeriode(ACOMPTES_FACTURES),
  }
}

/** The books, read from PostgreSQL while they are written out; `patience` is how many milliseconds one instant is kept. */
export const makePostgresComptabiliteReader = (knex: Knex, patience = PATIENCE): ComptabiliteReader => {
  const freeze = freezer(knex, patience)
  return {
    ...livres(knex),
    figer: () =>
      pipe(
        freeze(),
        TE.map(({ trx, end }) => ({ ...livres(trx), finir: end })),
      ),
    premiereAnnee: () =>
      pipe(oneOrNone(knex, PORT, AnneeRow, PREMIERE), TE.map(O.flatMap(({ annee }) => O.fromNullable(annee)))),
  }
}
