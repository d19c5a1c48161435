import * as t from 'io-ts'
import { REFUS_MESSAGE } from '../refusals/message.ts'
import { json, NO_INPUT, route } from '../route.ts'
import { MessageBody } from '../values/message-body.ts'

/** Section 5, said when a message is recorded. */
export const MESSAGE_ENVOYE = 'Votre message a été envoyé avec succès !'

/** Section 8, said when it could not be. */
export const ECHEC_DE_L_ENVOI = "Erreur lors de l'envoi du message"

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
