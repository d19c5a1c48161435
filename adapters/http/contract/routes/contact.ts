import * as t from 'io-ts'
import { EmailDeContact, NomDeContact, TexteDeMessage } from '#domain/message/champs-de-contact'
import { PIEGE } from '../pages.ts'
import { json, route } from '../route.ts'
import { optionalText } from '../values/codecs.ts'

export const MessageBody = t.strict({
  nom: NomDeContact,
  email: EmailDeContact,
  message: TexteDeMessage,
  [PIEGE]: optionalText(1000),
})

export type MessageBody = t.TypeOf<typeof MessageBody>

export const envoyerMessageRoute = route('POST', '/api/contact', {
  summary: 'A message to the business, kept and mailed to it; with an Idempotency-Key, once',
  access: 'tous',
  body: MessageBody,
  reply: json(t.strict({}), 201),
  refusals: ['CleDeMessageInvalide', 'CleDeMessageReutilisee', 'EmailJetable'],
})
