import * as t from 'io-ts'
import { json, NO_INPUT, route } from '../route.ts'
import { MaFactureReply } from '../values/facture-du-registre-reply.ts'

export const mesFacturesRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/factures',
  summary: 'The invoices of the client for work that is done, and of a professional for deposits, newest first',
  access: 'client',
  reply: json(t.readonlyArray(MaFactureReply)),
  refusals: [],
})
