import * as t from 'io-ts'
import { Email } from '#domain/client/email'
import { type Message, MessageId } from '#domain/message/message'
import { NomDeContact } from '#domain/message/nom-de-contact'
import { StatutMessage } from '#domain/message/statut-message'
import { TexteDeMessage } from '#domain/message/texte-de-message'
import { Instant } from './rows.ts'

/** A row of `messages`. */
export const MessageRow = t.strict({
  id: MessageId,
  nom: NomDeContact,
  email: Email,
  texte: TexteDeMessage,
  statut: StatutMessage,
  cree_le: Instant,
})

export const fromMessageRow = ({ cree_le: creeLe, ...message }: t.TypeOf<typeof MessageRow>): Message => ({
  ...message,
  creeLe,
})
