import * as t from 'io-ts'
import { MOTIF_MAX } from '#domain/rendez-vous/souhait'
import { described } from '../openapi/json-schema.ts'
import { json, NO_INPUT, route } from '../route.ts'
import { DevisReply } from '../values/devis-reply.ts'
import { Euros } from '../values/euros.ts'
import { optionalText, orNull, Version } from '../values/lenient.ts'
import { ActionDeLien } from './rendez-vous.ts'

const CLE_MAX = 200

const REPONSE = { cle: optionalText(CLE_MAX), version: Version, action: ActionDeLien, motif: optionalText(MOTIF_MAX) }

/** `total`: the price to pay that was on the screen. */
const Acceptation = t.strict({ ...REPONSE, total: Euros })
const Reponse = t.strict({ ...REPONSE, total: orNull(Euros) })

type ReponseBody = t.TypeOf<typeof Reponse>

/** Nobody accepts a price without having seen one. */
const ReponseBody: t.Type<ReponseBody, unknown> = described(
  new t.Type<ReponseBody, unknown>(
    'ReponseBody',
    Reponse.is,
    (u, context) =>
      t.UnknownRecord.is(u) && u['action'] === 'accepter'
        ? Acceptation.validate(u, context)
        : Reponse.validate(u, context),
    (body) => Reponse.encode(body),
  ),
  { description: '`total` is required to accept' },
  Reponse,
)

export const repondreDevisRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/prestations/{id}/devis/reponse',
  summary: 'Accepts or refuses the version of a quote that waits; the same answer again when repeated',
  access: 'tous',
  params: t.strict({ id: t.string }),
  body: ReponseBody,
  reply: json(DevisReply),
  refusals: [
    'PrestationInconnue',
    'MotDePasseTemporaireActif',
    'DevisClos',
    'DevisPlusEnAttente',
    'DevisExpire',
    'PrixDuJourChange',
  ],
})
