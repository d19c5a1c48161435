import * as t from 'io-ts'
import { type MessageInconnu, Sujet, TexteDeReponse } from '#domain/message/fil'
import { TexteDeMessage } from '#domain/message/texte-de-message'
import type { FilPerime } from '#domain/message/version-de-fil'
import type { CleReutilisee } from '#domain/prestation/commande'
import { REFUS_ADMIN, REFUS_CLIENT, type RefusalTable, type RefusDAdmin, type RefusDeClient } from '../refusal.ts'
import type { CleInvalide } from '../refusals/commande.ts'
import { REFUS_CLE, REFUS_FIL, REFUS_MESSAGE, REFUS_REPONSE } from '../refusals/message.ts'
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
  refusals: REFUS_MESSAGE,
})

type RefusDeCle = CleInvalide | CleReutilisee

const REFUS_D_ECRIRE: RefusalTable<RefusDeClient | RefusDeCle> = { ...REFUS_CLIENT, ...REFUS_CLE }

export const ecrireEnClientRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/contact/client-general',
  summary: 'A message to the business from the client area; with an Idempotency-Key, once',
  access: 'client',
  body: t.strict({ sujet: Sujet, message: TexteDeMessage }),
  reply: json(FilReply, 201),
  refusals: REFUS_D_ECRIRE,
})

export const mesMessagesRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/contact/mes-messages',
  summary: 'The messages of the client with the answers, newest first',
  access: 'client',
  query: PageQuery,
  reply: page(pageOf(FilReply)),
  refusals: REFUS_CLIENT,
})

const REFUS_DE_SUITE: RefusalTable<RefusDeClient | MessageInconnu | RefusDeCle> = { ...REFUS_D_ECRIRE, ...REFUS_FIL }

export const poursuivreFilRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/contact/{id}/suite',
  summary: 'One more text of the client in one of their threads; with an Idempotency-Key, once',
  access: 'client',
  params: t.strict({ id: t.string }),
  body: t.strict({ message: TexteDeReponse }),
  reply: json(FilReply, 201),
  refusals: REFUS_DE_SUITE,
})

const REFUS_DE_L_ADMIN: RefusalTable<RefusDAdmin | MessageInconnu | FilPerime> = { ...REFUS_ADMIN, ...REFUS_REPONSE }

export const repondreAuMessageRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/contact/{id}/reply',
  summary: 'The answer of the business, mailed to the sender',
  access: 'admin',
  params: t.strict({ id: t.string }),
  body: t.strict({ message: TexteDeReponse, version: t.union([Version, t.undefined]) }),
  reply: json(FilReply, 201),
  refusals: REFUS_DE_L_ADMIN,
})
