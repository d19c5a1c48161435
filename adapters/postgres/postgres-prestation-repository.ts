import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { PrestationRepository } from '#application/ports/prestation-repository'
import { fromPrestationRow, PRESTATION_COLUMNS, PrestationRow } from './prestation-row.ts'
import { query } from './query.ts'
import { decodeRow, type Result } from './rows.ts'

const PORT = 'prestations'

const PAR_ID = `select ${PRESTATION_COLUMNS} from prestations p where p.id = ?`

/** Prestations in PostgreSQL. */
export const makePostgresPrestationRepository = (knex: Knex): PrestationRepository => ({
  parId: (id) =>
    pipe(
      query(PORT, () => knex.raw<Result>(PAR_ID, [id])),
      TE.flatMapEither(decodeRow(PORT, PrestationRow)),
      TE.map(O.map(fromPrestationRow)),
    ),
})
