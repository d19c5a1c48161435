import * as t from 'io-ts'
import { json, NO_INPUT, route } from '../route.ts'
import { VerificationReply } from '../values/verification-reply.ts'

export const verifierRoute = route({
  ...NO_INPUT,
  method: 'GET',
  path: '/api/verifier/{code}',
  summary: 'Whether a document with this code was issued, and what it must show',
  access: 'tous',
  params: t.strict({ code: t.string }),
  reply: json(VerificationReply),
  refusals: {},
})
