import * as t from 'io-ts'
import { EmailDeContact } from '#domain/message/email-de-contact'
import { NomDeContact } from '#domain/message/nom-de-contact'
import { TexteDeMessage } from '#domain/message/texte-de-message'
import { PIEGE } from './contact-form.ts'
import { optionalText } from './lenient.ts'

/** What the contact form sends. */
export const MessageBody = t.strict({
  nom: NomDeContact,
  email: EmailDeContact,
  message: TexteDeMessage,
  [PIEGE]: optionalText(1000),
})

export type MessageBody = t.TypeOf<typeof MessageBody>
