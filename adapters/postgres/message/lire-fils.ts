import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import * as t from 'io-ts'
import type { Knex } from 'knex'
import type { PortFailure } from '#application/shared/port-failure'
import { Email } from '#domain/client/email'
import { NomDeContact, TexteDeMessage } from '#domain/message/champs-de-contact'
import { AuteurDeReponse, type Fil, ReponseId, Sujet, TexteDeReponse } from '#domain/message/fil'
import { MessageId } from '#domain/message/message'
import { StatutMessage } from '#domain/message/statut-message'
import { columnsOf, Instant, many, orNull } from '../query.ts'

const FIELDS = {
  id: MessageId,
  nom: NomDeContact,
  email: Email,
  texte: TexteDeMessage,
  statut: StatutMessage,
  creeLe: Instant,
  sujet: orNull(Sujet),
  clientId: orNull(t.string),
  version: t.number,
}

export const MessageRow = t.strict(FIELDS)

export type MessageRow = t.TypeOf<typeof MessageRow>

export const MESSAGE_COLUMNS = columnsOf(FIELDS, 'messages')

const ReponseRow = t.strict({
  id: ReponseId,
  messageId: MessageId,
  auteur: AuteurDeReponse,
  texte: TexteDeReponse,
  le: Instant,
})

type ReponseRow = t.TypeOf<typeof ReponseRow>

const toFil = ({ sujet, clientId, version, ...message }: MessageRow, reponses: readonly ReponseRow[]): Fil => ({
  message,
  type: clientId === null ? 'contact' : 'client',
  sujet,
  clientId,
  reponses: reponses.filter(({ messageId }) => messageId === message.id).map(({ messageId: _, ...reponse }) => reponse),
  version,
})

const PORT = 'messages'

const REPONSES = `
select id, message_id as "messageId", auteur, texte, le
from message_reponses
where message_id = any(:messages)
order by ordre`

const readReponses = (knex: Knex, messages: readonly MessageRow[]): TE.TaskEither<PortFailure, readonly ReponseRow[]> =>
  messages.length === 0
    ? TE.right([])
    : many(knex, PORT, ReponseRow, REPONSES, { messages: messages.map(({ id }) => id) })

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

export const readFil = (knex: Knex, statement: string, id: string): TE.TaskEither<PortFailure, O.Option<Fil>> =>
  TE.map(([fil]: readonly Fil[]) => O.fromNullable(fil))(readFils(knex, statement, { id }))
