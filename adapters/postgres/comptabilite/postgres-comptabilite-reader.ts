import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ComptabiliteReader } from '#application/ports/comptabilite-reader'
import { query } from '../query.ts'
import { decodeRow, type Result } from '../rows.ts'
import { acomptesFacturesDe } from './acomptes-factures-sql.ts'
import { ecrituresDe, pdfsDe, piecesB2cDe } from './books-sql.ts'
import { acomptesDe, autresFacturesDe, autresPdfsDe, ouvertesDe } from './closing-sql.ts'
import { lotsByKey } from './lots-by-key.ts'

const PORT = 'comptabilité'

// Remote work is paid before it is billed: the first receipt may be of the year before.
const PREMIERE = `
select cast(least(
  (select extract(year from min(emise_le) at time zone 'Europe/Paris') from factures),
  (select extract(year from min(le)) from reglements)
) as integer) as annee`

const AnneeRow = t.strict({ annee: t.union([t.number, t.null]) })

/** The books, read from PostgreSQL while they are written out. */
export const makePostgresComptabiliteReader = (knex: Knex): ComptabiliteReader => ({
  ecritures: (periode) => lotsByKey(knex, ecrituresDe(periode)),
  piecesB2c: (periode) => lotsByKey(knex, piecesB2cDe(periode)),
  pdfs: (periode) => lotsByKey(knex, pdfsDe(periode)),
  autresFactures: (periode) => lotsByKey(knex, autresFacturesDe(periode)),
  autresPdfs: (periode) => lotsByKey(knex, autresPdfsDe(periode)),
  ouvertes: (periode) => lotsByKey(knex, ouvertesDe(periode)),
  acomptes: (periode) => lotsByKey(knex, acomptesDe(periode)),
  acomptesFactures: (periode) => lotsByKey(knex, acomptesFacturesDe(periode)),
  premiereAnnee: () =>
    pipe(
      query(PORT, () => knex.raw<Result>(PREMIERE)),
      TE.flatMapEither(decodeRow(PORT, AnneeRow)),
      TE.map(O.flatMap(({ annee }) => O.fromNullable(annee))),
    ),
})
