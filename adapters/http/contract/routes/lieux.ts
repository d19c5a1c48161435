import * as t from 'io-ts'
import { CodePostal, Rue, Ville } from '#domain/client/adresse'
import { closedList } from '#domain/shared/closed-list'
import { REFUS_DE_LIEU } from '../refusals/tarification.ts'
import { json, NO_INPUT, route } from '../route.ts'
import { SituationReply } from '../values/lieu-reply.ts'
import { OptionalId, optionalText, orNull } from '../values/lenient.ts'
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

export const lieuRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/geo/lieu',
  summary: 'Where a postcode, a town or an address is, and how precisely',
  access: 'tous',
  query: t.strict({ codePostal: CodePostal, ville: orNull(Ville), adresse: orNull(Rue) }),
  reply: json(SituationReply),
  refusals: REFUS_DE_LIEU,
})
