import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ReferenceIndex } from '#application/ports/reference-index'
import { PrestationId } from '#domain/prestation/reference'
import { query } from '../query.ts'
import { decodeRow, type Result } from '../rows.ts'

const PORT = 'references'

const PRESTATION = 'select id from prestations where reference = ?'

const IdRow = t.strict({ id: PrestationId })

/** References in PostgreSQL. */
export const makePostgresReferenceIndex = (knex: Knex): ReferenceIndex => ({
  prestation: (reference) =>
    pipe(
      query(PORT, () => knex.raw<Result>(PRESTATION, [reference])),
      TE.flatMapEither(decodeRow(PORT, IdRow)),
      TE.map(O.map(({ id }) => id)),
    ),
})
