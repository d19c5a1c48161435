import * as t from 'io-ts'
import { Email } from '#domain/client/email'
import { NomComplet } from '#domain/client/nom'
import { ReferenceCitee } from '#domain/retractation/declaration'
import { MOTIF_DE_RETRACTATION_MAX } from '#domain/retractation/longueurs'
import { json, NO_INPUT, page, route } from '../route.ts'
import { optionalTextWithoutLink, withDefault } from '../values/lenient.ts'
import { pageOf, PageQuery } from '../values/page-query.ts'
import { RetractationReply } from '../values/retractation-reply.ts'

/** A declaration of withdrawal: who, for which order; a reason is never needed. */
export const RetractationBody = t.strict({
  nom: NomComplet,
  email: Email,
  reference: ReferenceCitee,
  motif: optionalTextWithoutLink(MOTIF_DE_RETRACTATION_MAX),
})

export type RetractationBody = t.TypeOf<typeof RetractationBody>

/** Answered alike whether there is such an order or not; the receipt leaves by mail. `recueLe` is in ISO 8601. */
export const declarerRetractationRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/retractations',
  summary: 'A declaration of withdrawal from an order, without account',
  access: 'tous',
  body: RetractationBody,
  reply: json(t.readonly(t.strict({ recueLe: t.string })), 201),
  refusals: [],
})

export const listerRetractationsRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/admin/retractations',
  summary: 'Every declaration of withdrawal and what it came to, newest first',
  access: 'admin',
  query: PageQuery,
  reply: page(pageOf(RetractationReply)),
  refusals: [],
})

export const confirmerRetractationRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/admin/retractations/{id}/confirmation',
  summary: 'The owner recognises whoever declared a withdrawal under another name than that of the order',
  access: 'admin',
  params: t.strict({ id: t.string }),
  reply: json(RetractationReply),
  refusals: ['RetractationInconnue', 'RetractationSansAttente'],
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
  refusals: ['RetractationInconnue', 'RetractationASolder'],
})
