import * as t from 'io-ts'
import { bareJson, NO_INPUT, route } from '../route.ts'
import { ServiceReply } from '../values/service-reply.ts'

export const listerServicesRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/services',
  summary: 'The 13 services and their package prices',
  access: 'tous',
  reply: bareJson(t.readonlyArray(ServiceReply)),
  refusals: {},
})
