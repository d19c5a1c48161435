import * as t from 'io-ts'
import { StatutMessage } from '#domain/message/statut-message'
import { Priorite, Statut } from '#domain/prestation/statut'
import { Activite, TriClient, TriMessage, TriPrestation } from '#domain/registre/tris'
import { json, NO_INPUT, page, route } from '../route.ts'
import { BandeauReply } from '../values/bandeau-reply.ts'
import { ClientDuRegistreReply } from '../values/client-du-registre-reply.ts'
import { orNull, Version, withDefault } from '../values/lenient.ts'
import { MessageReply } from '../values/message-reply.ts'
import { PrestationReply } from '../values/prestation-reply.ts'
import { REGISTRE_QUERY, registreAvecProchesOf, registreOf } from '../values/page-query.ts'

export const bandeauRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/admin/bandeau',
  summary: 'The figures above every tab of the owner',
  access: 'admin',
  reply: json(BandeauReply),
  refusals: [],
})

export const listerPrestationsRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/prestations/admin/all',
  summary: 'Every prestation, without its history, which the detail has',
  access: 'admin',
  query: t.strict({
    ...REGISTRE_QUERY,
    statut: orNull(Statut),
    priorite: orNull(Priorite),
    tri: withDefault(TriPrestation, 'recentes'),
  }),
  reply: page(registreAvecProchesOf(PrestationReply)),
  refusals: ['CurseurInvalide'],
})

export const lirePrestationRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/prestations/{id}',
  summary: 'A prestation with its history, for its client or the owner',
  access: 'client',
  params: t.strict({ id: t.string }),
  reply: json(PrestationReply),
  refusals: ['PrestationInconnue'],
})

export const listerMessagesRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/contact/admin/all',
  summary: 'Every message to the business, with what followed',
  access: 'admin',
  query: t.strict({ ...REGISTRE_QUERY, statut: orNull(StatutMessage), tri: withDefault(TriMessage, 'recents') }),
  reply: page(registreOf(MessageReply)),
  refusals: ['CurseurInvalide'],
})

export const lireFilRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/contact/admin/{id}',
  summary: 'One message with what followed',
  access: 'admin',
  params: t.strict({ id: t.string }),
  reply: json(MessageReply),
  refusals: ['MessageInconnu'],
})

export const changerStatutMessageRoute = route({
  ...NO_INPUT,
  method: 'PATCH',
  path: '/api/contact/{id}/statut',
  summary: 'How far the business is with a message',
  access: 'admin',
  params: t.strict({ id: t.string }),
  body: t.strict({ statut: StatutMessage, version: t.union([Version, t.undefined]) }),
  reply: json(MessageReply),
  refusals: ['MessageInconnu', 'MessagePerime'],
})

export const listerClientsRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/clients/admin/all',
  summary: 'Every account',
  access: 'admin',
  query: t.strict({ ...REGISTRE_QUERY, activite: orNull(Activite), tri: withDefault(TriClient, 'recents') }),
  reply: page(registreAvecProchesOf(ClientDuRegistreReply)),
  refusals: ['CurseurInvalide'],
})
