import * as t from 'io-ts'
import { Creneau } from '#domain/prestation/creneau'
import { json, NO_INPUT, route } from '../route.ts'
import { EstimationBody } from '../values/estimation-body.ts'
import { ESTIMATION_REPLY } from '../values/estimation-reply.ts'

/** The estimate, the slot that was asked for, and the id to name in an order that accepts it; `null` for a glance. */
const EstimationRendueReply = t.readonly(
  t.strict({
    ...ESTIMATION_REPLY,
    creneauPrefere: t.union([Creneau, t.null]),
    estimationId: t.union([t.string, t.null]),
  }),
)

export const estimerRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/estimations',
  summary: 'The price of a request, travel included, with its derivation',
  access: 'tous',
  body: EstimationBody,
  reply: json(EstimationRendueReply),
  refusals: [
    'HorsZone',
    'AdresseIntrouvable',
    'VilleDUnAutreCodePostal',
    'DureeNonProposee',
    'ModaliteNonProposee',
    'ServiceInconnu',
  ],
})
