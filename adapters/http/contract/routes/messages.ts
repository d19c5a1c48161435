import * as t from 'io-ts'
import { Sujet, TexteDeReponse } from '#domain/message/fil'
import { TexteDeMessage } from '#domain/message/texte-de-message'
import { json, NO_INPUT, page, route } from '../route.ts'
import { FilReply } from '../values/fil-reply.ts'
import { MessageBody } from '../values/message-body.ts'
import { pageOf, PageQuery } from '../values/page-query.ts'
import { Version } from '../values/lenient.ts'

export const envoyerMessageRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/contact',
  summary: 'A message to the business, kept and mailed to it; with an Idempotency-Key, once',
  access: 'tous',
  body: MessageBody,
  reply: json(t.strict({}), 201),
  refusals: ['CleDeMessageInvalide', 'CleDeMessageReutilisee', 'EmailJetable'],
})

export const ecrireEnClientRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/contact/client-general',
  summary: 'A message to the business from the client area; with an Idempotency-Key, once',
  access: 'client',
  body: t.strict({ sujet: Sujet, message: TexteDeMessage }),
  reply: json(FilReply, 201),
  refusals: ['SessionRequise', 'CleDeMessageInvalide', 'CleDeMessageReutilisee'],
})

export const mesMessagesRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/contact/mes-messages',
  summary: 'The messages of the client with the answers, newest first',
  access: 'client',
  query: PageQuery,
  reply: page(pageOf(FilReply)),
  refusals: [],
})

export const poursuivreFilRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/contact/{id}/suite',
  summary: 'One more text of the client in one of their threads; with an Idempotency-Key, once',
  access: 'client',
  params: t.strict({ id: t.string }),
  body: t.strict({ message: TexteDeReponse }),
  reply: json(FilReply, 201),
  refusals: ['CleDeMessageInvalide', 'CleDeMessageReutilisee', 'MessageInconnu'],
})

export const repondreAuMessageRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/contact/{id}/reply',
  summary: 'The answer of the business, mailed to the sender',
  access: 'admin',
  params: t.strict({ id: t.string }),
  body: t.strict({ message: TexteDeReponse, version: t.union([Version, t.undefined]) }),
  reply: json(FilReply, 201),
  refusals: ['MessageInconnu', 'FilPerime'],
})
