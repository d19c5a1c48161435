import * as t from 'io-ts'
import { REFUS_ADMIN } from '../refusals/acces.ts'
import { REFUS_DE_CONFIRMATION, REFUS_DE_MARQUE } from '../refusals/retractation.ts'
import { json, NO_INPUT, page, route } from '../route.ts'
import { withDefault } from '../values/lenient.ts'
import { pageOf, PageQuery } from '../values/page-query.ts'
import { RetractationBody } from '../values/retractation-body.ts'
import { RetractationReply } from '../values/retractation-reply.ts'

/** Answered alike whether there is such an order or not; the receipt leaves by mail. `recueLe` is in ISO 8601. */
export const declarerRetractationRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/retractations',
  summary: 'A declaration of withdrawal from an order, without account',
  access: 'tous',
  body: RetractationBody,
  reply: json(t.readonly(t.strict({ recueLe: t.string })), 201),
  refusals: {},
})

export const listerRetractationsRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/admin/retractations',
  summary: 'Every declaration of withdrawal and what it came to, newest first',
  access: 'admin',
  query: PageQuery,
  reply: page(pageOf(RetractationReply)),
  refusals: REFUS_ADMIN,
})

export const confirmerRetractationRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/admin/retractations/{id}/confirmation',
  summary: 'The owner recognises whoever declared a withdrawal under another name than that of the order',
  access: 'admin',
  params: t.strict({ id: t.string }),
  reply: json(RetractationReply),
  refusals: REFUS_DE_CONFIRMATION,
})

/** `malgre`: what is still owed was read, and is settled otherwise. */
export const marquerRetractationRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/admin/retractations/{id}/traitement',
  summary: 'The owner is done with a declaration of withdrawal, or takes it up again',
  access: 'admin',
  params: t.strict({ id: t.string }),
  body: t.strict({ traitee: t.boolean, malgre: withDefault(t.boolean, false) }),
  reply: json(RetractationReply),
  refusals: REFUS_DE_MARQUE,
})
