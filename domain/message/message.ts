import * as E from '#fp/Either'
import type * as t from 'io-ts'
import type { Email } from '#domain/client/email'
import { FORME_IDENTIFIANT, tirerIdentifiant } from '#domain/shared/identifiant'
import { codecFrom } from '#domain/shared/value'
import type { NomDeContact, TexteDeMessage } from './champs-de-contact.ts'
import type { StatutMessage } from './statut-message.ts'

export type MessageId = string & { readonly MessageId: unique symbol }

export const parseMessageId = (input: string): E.Either<string, MessageId> =>
  FORME_IDENTIFIANT.test(input) ? E.right(input as MessageId) : E.left('Message inconnu.')

export const MessageId: t.Type<MessageId, string> = codecFrom('MessageId', parseMessageId)

export type DemandeDeContact = { readonly nom: NomDeContact; readonly email: Email; readonly texte: TexteDeMessage }

export type Message = DemandeDeContact & {
  readonly id: MessageId
  readonly statut: StatutMessage
  readonly creeLe: Date
}

export const recevoirMessage = (demande: DemandeDeContact, instant: Date, octets: Uint8Array): Message => ({
  ...demande,
  id: tirerIdentifiant(instant, octets) as MessageId,
  statut: 'nouveau',
  creeLe: instant,
})
