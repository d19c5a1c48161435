import * as t from 'io-ts'
import { CodecCategorie } from '#domain/catalogue/codec-categorie'
import type { Service } from '#domain/catalogue/service'
import { Euros } from './euros.ts'

/** A service as section 3 names it, with its category. */
export const ServiceReply = t.readonly(
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
