import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ComptabiliteReader } from '#application/ports/comptabilite-reader'
import type { LivresDeComptes } from '#application/ports/livres-de-comptes'
import { oneOrNone } from '../query.ts'
import { acomptesFacturesDe } from './acomptes-factures-sql.ts'
import { ecrituresDe, emisesDe, pdfsDeLaPeriode, pdfsNommes, piecesB2cDe } from './books-sql.ts'
import { acomptesDe, autresFacturesDe, ouvertesDe } from './closing-sql.ts'
import { freezer } from './freeze.ts'
import { lotsByKey } from './lots-by-key.ts'

const PORT = 'comptabilité'

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
