import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ReferenceIndex } from '#application/ports/reference-index'
import { PrestationId } from '#domain/prestation/reference'
import { oneOrNone } from '../query.ts'

const PORT = 'references'

const PRESTATION = 'select id from prestations where reference = :reference'

const IdRow = t.strict({ id: PrestationId })

/** References in PostgreSQL. */
export const makePostgresReferenceIndex = (knex: Knex): ReferenceIndex => ({
  prestation: (reference) =>
    pipe(oneOrNone(knex, PORT, IdRow, PRESTATION, { reference }), TE.map(O.map(({ id }) => id))),
})
