import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { MessageRepository } from '#application/ports/message-repository'
import { fromMessageRow, MessageRow } from './message-row.ts'
import { query } from './query.ts'
import { decodeRow, type Result } from './rows.ts'

const PORT = 'messages'

const PAR_ID = 'select id, nom, email, texte, statut, cree_le from messages where id = ?'

/** Messages in PostgreSQL. */
export const makePostgresMessageRepository = (knex: Knex): MessageRepository => ({
  parId: (id) =>
    pipe(
      query(PORT, () => knex.raw<Result>(PAR_ID, [id])),
      TE.flatMapEither(decodeRow(PORT, MessageRow)),
      TE.map(O.map(fromMessageRow)),
    ),
})
