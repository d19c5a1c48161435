import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import * as t from 'io-ts'
import { identity, pipe } from '#fp/function'
import type { Knex } from 'knex'
import type { LotsDeLignes } from '#application/export/extraits'
import type { ComptabiliteReader, LivresDeComptes } from '#application/ports/comptabilite-reader'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import { piecesB2c } from '#domain/comptabilite/b2c'
import { autresFactures, cloturer, type FactureALaCloture, ordonnerCloture } from '#domain/comptabilite/cloture'
import { type CompteDuLivre, lignesDeLaPeriode, livreDesRecettes } from '#domain/comptabilite/livre'
import type { Periode } from '#domain/comptabilite/periode'
import { atMost, orEnd, readAtOneInstant, type Reading } from '../one-instant.ts'
import { many, oneOrNone, orNull, orThrow } from '../query.ts'
import {
  ACOMPTES_FACTURES,
  EMISES,
  type KeyedSource,
  LEDGERS_OF_THE_PERIOD,
  LEDGERS_SO_FAR,
  PDFS,
  PDFS_NOMMES,
} from './books-sql.ts'

const PORT = 'comptabilité'

/** A reader that pauses for two minutes, or takes longer than `patience` milliseconds, loses its snapshot. */
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

/** Milliseconds for which a snapshot is kept: enough for a whole archive over a slow network. */
const PATIENCE = 30 * 60_000

// The year of the first receipt, which may precede the first invoice: remote work is paid in advance.
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
  while (lot.length > 0) {
    yield lot
    const last = lot.length < source.lot ? undefined : lot.at(-1)
    lot = last === undefined ? [] : await orThrow(readLot(knex, source, bindings, source.keyOf(last)))
  }
}

/** Reads batches one query at a time, so that a slow download holds no connection in between. */
const lotsByKey = <L>(
  knex: Knex,
  source: KeyedSource<L>,
  bindings: Bindings,
): TE.TaskEither<PortFailure, LotsDeLignes<L>> =>
  pipe(
    readLot(knex, source, bindings, null),
    TE.map((first) => follow(knex, source, bindings, first)),
  )

/** Rows of one lot: half a megabyte. */
const LOT = 500

const enLots = async function* <L>(lignes: readonly L[]): AsyncGenerator<readonly L[], void, undefined> {
  for (let debut = 0; debut < lignes.length; debut += LOT) yield lignes.slice(debut, debut + LOT)
}

/** Computes lines from whole ledgers, lot by lot, in the order of their list. */
const desComptes =
  (knex: Knex) =>
  <A, L>(
    comptes: KeyedSource<CompteDuLivre>,
    lignesDe: (compte: CompteDuLivre, periode: Periode) => readonly A[],
    ordonner: (lignes: readonly A[]) => readonly L[],
  ) =>
  (periode: Periode): TE.TaskEither<PortFailure, LotsDeLignes<L>> =>
    pipe(
      lotsByKey(knex, comptes, periode),
      TE.flatMap((lots) =>
        TE.tryCatch(async () => {
          const lignes: A[] = []
          for await (const lot of lots) lignes.push(...lot.flatMap((compte) => lignesDe(compte, periode)))
          return enLots(ordonner(lignes))
        }, portFailure(PORT)),
      ),
    )

const parNumero = (factures: readonly FactureALaCloture[]): readonly FactureALaCloture[] =>
  factures.toSorted((une, autre) => (une.numero < autre.numero ? -1 : 1))

const livres = (knex: Knex): LivresDeComptes => {
  const dePeriode =
    <L>(source: KeyedSource<L>) =>
    (periode: Periode) =>
      lotsByKey(knex, source, periode)
  const lignes = desComptes(knex)
  return {
    ecritures: lignes(LEDGERS_OF_THE_PERIOD, lignesDeLaPeriode, livreDesRecettes),
    piecesB2c: lignes(LEDGERS_OF_THE_PERIOD, piecesB2c, identity),
    emises: dePeriode(EMISES),
    pdfs: dePeriode(PDFS),
    pdfsDe: (numeros) => lotsByKey(knex, PDFS_NOMMES, { numeros: JSON.stringify(numeros) }),
    autresFactures: lignes(LEDGERS_OF_THE_PERIOD, autresFactures, parNumero),
    cloture: lignes(LEDGERS_SO_FAR, cloturer, ordonnerCloture),
    acomptesFactures: dePeriode(ACOMPTES_FACTURES),
  }
}

/** Reads the books from PostgreSQL while they are written out; a snapshot is kept for `patience` milliseconds. */
export const makePostgresComptabiliteReader = (knex: Knex, patience = PATIENCE): ComptabiliteReader => {
  const lecture = atMost(2, PORT)
  return {
    ...livres(knex),
    figer: () =>
      pipe(
        lecture((onEnd) => keep(knex, patience, onEnd)),
        TE.map(({ trx, end }) => ({ ...livres(trx), finir: end })),
      ),
    premiereAnnee: () =>
      pipe(oneOrNone(knex, PORT, AnneeRow, PREMIERE), TE.map(O.flatMap(({ annee }) => O.fromNullable(annee)))),
  }
}
