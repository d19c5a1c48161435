import type { Knex } from 'knex'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { PortFailure } from '#application/shared/port-failure'
import type { Fil } from '#domain/message/fil'
import { MessageRow, ReponseRow, toFil } from '../message/message-row.ts'
import { many } from '../query.ts'

const PORT = 'messages'

const REPONSES = `
select id, message_id, auteur, texte, le
from message_reponses
where message_id = any(:messages)
order by ordre`

const readReponses = (knex: Knex, messages: readonly MessageRow[]): TE.TaskEither<PortFailure, readonly ReponseRow[]> =>
  messages.length === 0
    ? TE.right([])
    : many(knex, PORT, ReponseRow, REPONSES, { messages: messages.map(({ id }) => id) })

/** The threads whose messages a statement selects, in its order. */
export const readFils = (
  knex: Knex,
  statement: string,
  bindings: Readonly<Record<string, string | number | null | readonly string[]>>,
): TE.TaskEither<PortFailure, readonly Fil[]> =>
  pipe(
    many(knex, PORT, MessageRow, statement, bindings),
    TE.bindTo('messages'),
    TE.bind('reponses', ({ messages }) => readReponses(knex, messages)),
    TE.map(({ messages, reponses }) => messages.map((message) => toFil(message, reponses))),
  )
