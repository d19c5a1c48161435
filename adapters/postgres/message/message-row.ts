import * as t from 'io-ts'
import { Email } from '#domain/client/email'
import { AuteurDeReponse, type Fil, ReponseId, Sujet, TexteDeReponse, TypeDeMessage } from '#domain/message/fil'
import { MessageId } from '#domain/message/message'
import { NomDeContact } from '#domain/message/nom-de-contact'
import { StatutMessage } from '#domain/message/statut-message'
import { TexteDeMessage } from '#domain/message/texte-de-message'
import { Instant } from '../query.ts'

const COLUMNS = {
  id: MessageId,
  nom: NomDeContact,
  email: Email,
  texte: TexteDeMessage,
  statut: StatutMessage,
  cree_le: Instant,
  type: TypeDeMessage,
  sujet: t.union([Sujet, t.null]),
  client_id: t.union([t.string, t.null]),
  version: t.number,
}

/** A row of `messages`. */
export const MessageRow = t.strict(COLUMNS)

export type MessageRow = t.TypeOf<typeof MessageRow>

/** The columns that `MessageRow` reads. */
export const MESSAGE_COLUMNS = Object.keys(COLUMNS).join(', ')

/** A row of `message_reponses`. */
export const ReponseRow = t.strict({
  id: ReponseId,
  message_id: MessageId,
  auteur: AuteurDeReponse,
  texte: TexteDeReponse,
  le: Instant,
})

export type ReponseRow = t.TypeOf<typeof ReponseRow>

/** A thread, from its message and from answers among which are its own, in their order. */
export const toFil = (
  { cree_le: creeLe, type, sujet, client_id: clientId, version, ...message }: MessageRow,
  reponses: readonly ReponseRow[],
): Fil => ({
  message: { ...message, creeLe },
  type,
  sujet,
  clientId,
  reponses: reponses.filter(({ message_id: id }) => id === message.id).map(({ message_id: _, ...reponse }) => reponse),
  version,
})
