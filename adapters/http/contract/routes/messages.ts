import * as t from 'io-ts'
import { AuteurDeReponse, type Fil, Sujet, TexteDeReponse, TypeDeMessage } from '#domain/message/fil'
import { MessageId } from '#domain/message/message'
import { StatutMessage } from '#domain/message/statut-message'
import { TexteDeMessage } from '#domain/message/champs-de-contact'
import type { FilDuRegistre } from '#domain/registre/registre'
import { TriMessage } from '#domain/registre/tris'
import { json, page, route } from '../route.ts'
import { orNull, VersionLue, withDefault } from '../values/codecs.ts'
import { nullable, struct } from '../values/struct.ts'
import { pageOf, PageQuery, REGISTRE_QUERY, registreOf } from '../values/page-query.ts'

const CHAMPS = {
  id: MessageId,
  type: TypeDeMessage,
  sujet: nullable(t.string),
  message: t.string,
  statut: StatutMessage,
  createdAt: t.string,
  dateReponse: nullable(t.string),
  reponses: t.readonlyArray(struct({ id: t.string, auteur: AuteurDeReponse, texte: t.string, le: t.string })),
  version: t.number,
}

export const FilReply = struct(CHAMPS)

export type FilReply = t.TypeOf<typeof FilReply>

export const filReply = ({ message, type, sujet, reponses, version }: Fil): FilReply => ({
  id: message.id,
  type,
  sujet,
  message: message.texte,
  statut: message.statut,
  createdAt: message.creeLe.toISOString(),
  dateReponse: reponses.findLast(({ auteur }) => auteur === 'entreprise')?.le.toISOString() ?? null,
  reponses: reponses.map((reponse) => ({ ...reponse, le: reponse.le.toISOString() })),
  version,
})

export const MessageReply = struct({
  ...CHAMPS,
  nom: t.string,
  email: t.string,
  /** The account of the author, for messages of the client area. */
  client: nullable(struct({ nom: t.string, telephone: t.string })),
  /** The last order of that account; `type` is the service. */
  prestation: nullable(struct({ description: t.string, type: t.string })),
})

export type MessageReply = t.TypeOf<typeof MessageReply>

export const messageReply = ({ fil, client, prestation }: FilDuRegistre): MessageReply => ({
  ...filReply(fil),
  nom: fil.message.nom,
  email: fil.message.email,
  client,
  prestation: prestation === null ? null : { description: prestation.description, type: prestation.service },
})

export const ecrireEnClientRoute = route('POST', '/api/contact/client-general', {
  summary: 'A message to the business from the client area; with an Idempotency-Key, once',
  access: 'client',
  body: t.strict({ sujet: Sujet, message: TexteDeMessage }),
  reply: json(FilReply, 201),
  refusals: ['SessionRequise', 'CleDeMessageInvalide', 'CleDeMessageReutilisee'],
})

export const mesMessagesRoute = route('GET', '/api/contact/mes-messages', {
  summary: 'The messages of the client with the answers, newest first',
  access: 'client',
  query: PageQuery,
  reply: page(pageOf(FilReply)),
})

export const poursuivreFilRoute = route('POST', '/api/contact/{id}/suite', {
  summary: 'One more text of the client in one of their threads; with an Idempotency-Key, once',
  access: 'client',
  params: t.strict({ id: t.string }),
  body: t.strict({ message: TexteDeReponse }),
  reply: json(FilReply, 201),
  refusals: ['CleDeMessageInvalide', 'CleDeMessageReutilisee', 'MessageInconnu'],
})

export const repondreAuMessageRoute = route('POST', '/api/contact/{id}/reply', {
  summary: 'The answer of the business, mailed to the sender',
  access: 'admin',
  params: t.strict({ id: t.string }),
  body: t.strict({ message: TexteDeReponse, version: VersionLue }),
  reply: json(FilReply, 201),
  refusals: ['MessageInconnu', 'FilPerime'],
})

export const listerMessagesRoute = route('GET', '/api/contact/admin/all', {
  summary: 'Every message to the business, with what followed',
  access: 'admin',
  query: t.strict({ ...REGISTRE_QUERY, statut: orNull(StatutMessage), tri: withDefault(TriMessage, 'recents') }),
  reply: page(registreOf(MessageReply)),
  refusals: ['CurseurInvalide'],
})

export const lireFilRoute = route('GET', '/api/contact/admin/{id}', {
  summary: 'One message with what followed',
  access: 'admin',
  params: t.strict({ id: t.string }),
  reply: json(MessageReply),
  refusals: ['MessageInconnu'],
})

export const changerStatutMessageRoute = route('PATCH', '/api/contact/{id}/statut', {
  summary: 'How far the business is with a message',
  access: 'admin',
  params: t.strict({ id: t.string }),
  body: t.strict({ statut: StatutMessage, version: VersionLue }),
  reply: json(MessageReply),
  refusals: ['MessageInconnu', 'MessagePerime'],
})
