import * as t from 'io-ts'
import { CodePostal } from '#domain/client/adresse'
import { closedList } from '#domain/shared/closed-list'
import { json, NO_INPUT, route } from '../route.ts'
import { OptionalId, optionalText } from '../values/lenient.ts'
import { SuggestionReply } from '../values/suggestion-reply.ts'

export const villesRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/geo/villes/{postcode}',
  summary: 'The towns of a postcode',
  access: 'tous',
  params: t.strict({ postcode: CodePostal }),
  reply: json(
    t.strict({
      villes: t.readonlyArray(t.string),
      source: closedList('Source', ['api', 'local'] as const, 'Source inconnue.'),
    }),
  ),
  refusals: {},
})

export const adressesRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/geo/adresses',
  summary: 'Addresses that begin like a text, at most 10',
  access: 'tous',
  query: t.strict({ q: optionalText(200), codePostal: OptionalId }),
  reply: json(t.readonlyArray(SuggestionReply)),
  refusals: {},
})
