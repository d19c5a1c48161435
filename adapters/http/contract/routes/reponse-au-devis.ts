import * as t from 'io-ts'
import { MOTIF_MAX } from '#domain/rendez-vous/souhait'
import { REFUS_DE_REPONSE_AU_DEVIS } from '../refusals/reponse-au-devis.ts'
import { json, NO_INPUT, route } from '../route.ts'
import { DevisReply } from '../values/devis-reply.ts'
import { Euros } from '../values/euros.ts'
import { optionalText, orNull } from '../values/lenient.ts'
import { Version } from '../values/version-demandee.ts'
import { ActionDeLien } from './rendez-vous.ts'

const CLE_MAX = 200

export const repondreDevisRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/prestations/{id}/devis/reponse',
  summary: 'Accepts or refuses the version of a quote that waits; the same answer again when repeated',
  access: 'tous',
  params: t.strict({ id: t.string }),
  body: t.strict({
    cle: optionalText(CLE_MAX),
    version: Version,
    action: ActionDeLien,
    motif: optionalText(MOTIF_MAX),
    /** The price to pay that was on the screen; left out, it is not checked. */
    total: orNull(Euros),
  }),
  reply: json(DevisReply),
  refusals: REFUS_DE_REPONSE_AU_DEVIS,
})
