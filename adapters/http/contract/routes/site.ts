import * as t from 'io-ts'
import type { Service } from '#domain/catalogue/catalogue'
import { bareJson, json, route } from '#adapters/http/contract/route'
import { Euros, optionalText } from '#adapters/http/contract/values/codecs'
import { nullable, struct } from '#adapters/http/contract/values/struct'
import { closedList } from '#domain/shared/value'
import { CATEGORIES } from '#domain/catalogue/categorie'

export const CodecCategorie = closedList('Categorie', CATEGORIES, 'Catégorie inconnue.')

const ServiceReply = struct({
  id: t.number,
  name: t.string,
  description: t.string,
  price: Euros,
  forfait: nullable(t.string),
  image: nullable(t.string),
  categorie: CodecCategorie,
})

type ServiceReply = t.TypeOf<typeof ServiceReply>

export const serviceReply = (service: Service): ServiceReply => ({
  ...service,
  name: service.nom,
  price: service.prix,
})

export const listerServicesRoute = route('GET', '/api/services', {
  summary: 'The 13 services and their package prices',
  access: 'tous',
  reply: bareJson(t.readonlyArray(ServiceReply)),
})

export const erreursRoute = route('POST', '/api/erreurs', {
  summary: 'A failure of a screen, for the log; nothing personal is kept of it',
  access: 'tous',
  body: t.strict({ id: optionalText(64), message: optionalText(1000), chemin: optionalText(500) }),
  reply: json(t.strict({}), 202),
})

/** The owner's login of a demonstration. Drawn at each start, and stored in no file. */
export const CompteDeDemo = struct({ email: t.string, password: t.string })

export type CompteDeDemo = t.TypeOf<typeof CompteDeDemo>

/** Only a demonstration serves it, so it is not in the documented contract. */
export const demoRoute = route('GET', '/api/demo', {
  summary: 'The account of the demonstration',
  access: 'tous',
  reply: json(CompteDeDemo),
})
