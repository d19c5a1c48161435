import * as t from 'io-ts'
import { REFUS_MESSAGE } from '../refusals/message.ts'
import { json, NO_INPUT, route } from '../route.ts'
import { MessageBody } from '../values/message-body.ts'

export const envoyerMessageRoute = route({
  ...NO_INPUT,
  method: 'POST',
  path: '/api/contact',
  summary: 'A message to the business, kept and mailed to it',
  access: 'tous',
  body: MessageBody,
  reply: json(t.strict({}), 201),
  refusals: REFUS_MESSAGE,
})
