import * as t from 'io-ts'
import { json, route } from '../route.ts'
import { nullable, struct } from '../values/struct.ts'

export const StatutDeCourriel = t.keyof({ a_envoyer: null, envoye: null, echoue: null, sans_objet: null })

/** A mail to the client of an order. Instants in ISO 8601, UTC; `genre` is as it was written. */
export const CourrielSuiviReply = struct({
  id: t.string,
  genre: t.string,
  statut: StatutDeCourriel,
  creeLe: t.string,
  /** Due then; a reminder waits for its hour. */
  aEnvoyerLe: t.string,
  envoyeLe: nullable(t.string),
})

export type CourrielSuiviReply = t.TypeOf<typeof CourrielSuiviReply>

export const courrielsDePrestationRoute = route({
  method: 'GET',
  path: '/api/admin/prestations/{id}/courriels',
  summary: 'The mails to the client of an order and whether they left, oldest first',
  access: 'admin',
  params: t.strict({ id: t.string }),
  reply: json(t.readonlyArray(CourrielSuiviReply)),
  refusals: ['PrestationInconnue'],
})
