import * as t from 'io-ts'
import { AuteurDeReponse, TypeDeMessage } from '#domain/message/fil'
import { MessageId } from '#domain/message/message'
import { StatutMessage } from '#domain/message/statut-message'
import type { FilDuRegistre } from '#domain/registre/fil-du-registre'
import { filReply } from './fil-reply.ts'

const OrNull = <A>(codec: t.Type<A, unknown>) => t.union([codec, t.null])

/** A message as the owner reads it, with what followed, oldest first. Instants in ISO 8601. */
export const MessageReply = t.readonly(
  t.strict({
    id: MessageId,
    nom: t.string,
    email: t.string,
    type: TypeDeMessage,
    sujet: OrNull(t.string),
    message: t.string,
    statut: StatutMessage,
    /** The account that wrote from the client area. */
    client: OrNull(t.readonly(t.strict({ nom: t.string, telephone: t.string }))),
    /** What that account ordered last; `type` is the service. */
    prestation: OrNull(t.readonly(t.strict({ description: t.string, type: t.string }))),
    createdAt: t.string,
    dateReponse: OrNull(t.string),
    reponses: t.readonlyArray(
      t.readonly(t.strict({ id: t.string, auteur: AuteurDeReponse, texte: t.string, le: t.string })),
    ),
    version: t.number,
  }),
)

export type MessageReply = t.TypeOf<typeof MessageReply>

export const messageReply = ({ fil, client, prestation }: FilDuRegistre): MessageReply => ({
  ...filReply(fil),
  nom: fil.message.nom,
  email: fil.message.email,
  client,
  prestation: prestation === null ? null : { description: prestation.description, type: prestation.service },
})
