import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ComptabiliteReader } from '#application/ports/comptabilite-reader'
import type { LivresDeComptes } from '#application/ports/livres-de-comptes'
import { type PortFailure, portFailure } from '#application/shared/port-failure'
import { orEnd, readAtOneInstant, type Reading } from '../one-instant.ts'
import { oneOrNone, query } from '../query.ts'
import { acomptesFacturesDe, ecrituresDe, emisesDe, pdfsDeLaPeriode, pdfsNommes, piecesB2cDe } from './books-sql.ts'
import { acomptesDe, autresFacturesDe, ouvertesDe } from './closing-sql.ts'
import { lotsByKey } from './lots-by-key.ts'

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

const AnneeRow = t.strict({ annee: t.union([t.number, t.null]) })

const livres = (knex: Knex): LivresDeComptes => ({
  ecritures: (periode) => lotsByKey(knex, ecrituresDe(periode)),
  piecesB2c: (periode) => lotsByKey(knex, piecesB2cDe(periode)),
  emises: (periode) => lotsByKey(knex, emisesDe(periode)),
  pdfs: (periode) => lotsByKey(knex, pdfsDeLaPeriode(periode)),
  pdfsDe: (numeros) => lotsByKey(knex, pdfsNommes(numeros)),
  autresFactures: (periode) => lotsByKey(knex, autresFacturesDe(periode)),
  ouvertes: (periode) => lotsByKey(knex, ouvertesDe(periode)),
  acomptes: (periode) => lotsByKey(knex, acomptesDe(periode)),
  acomptesFactures: (periode) => lotsByKey(knex, acomptesFacturesDe(periode)),
})

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
