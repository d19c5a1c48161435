import * as t from 'io-ts'
import { CodecCategorie } from '#domain/catalogue/codec-categorie'
import type { Service } from '#domain/catalogue/catalogue'
import { bareJson, NO_INPUT, route } from '../route.ts'
import { Euros } from '../values/euros.ts'

/** A service with its category. */
const ServiceReply = t.readonly(
  t.strict({
    id: t.number,
    name: t.string,
    description: t.string,
    price: Euros,
    forfait: t.union([t.string, t.null]),
    image: t.union([t.string, t.null]),
    categorie: CodecCategorie,
  }),
)

export type ServiceReply = t.TypeOf<typeof ServiceReply>

export const serviceReply = ({ id, nom, description, prix, forfait, image, categorie }: Service): ServiceReply => ({
  id,
  name: nom,
  description,
  price: prix,
  forfait,
  image,
  categorie,
})

export const listerServicesRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/services',
  summary: 'The 13 services and their package prices',
  access: 'tous',
  reply: bareJson(t.readonlyArray(ServiceReply)),
  refusals: [],
})
