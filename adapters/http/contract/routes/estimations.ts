import { REFUS_TARIFICATION } from '../refusals/tarification.ts'
import { json, NO_INPUT, route } from '../route.ts'
import { EstimationBody } from '../values/estimation-body.ts'
import { EstimationReply } from '../values/estimation-reply.ts'

export const estimerRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/estimations',
  summary: 'The price of a request, travel included, with its derivation',
  access: 'tous',
  body: EstimationBody,
  reply: json(EstimationReply),
  refusals: REFUS_TARIFICATION,
})
