import * as t from 'io-ts'
import { REFUS_CLIENT } from '../refusals/acces.ts'
import { json, NO_INPUT, route } from '../route.ts'
import { FactureDuClientReply } from '../values/facture-reply.ts'

export const mesFacturesRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/factures',
  summary: 'The invoices of the client for prestations that are done, newest first',
  access: 'client',
  reply: json(t.readonlyArray(FactureDuClientReply)),
  refusals: REFUS_CLIENT,
})
