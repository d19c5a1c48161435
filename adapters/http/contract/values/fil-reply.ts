import * as t from 'io-ts'
import { AuteurDeReponse, type Fil, TypeDeMessage } from '#domain/message/fil'
import { MessageId } from '#domain/message/message'
import { StatutMessage } from '#domain/message/statut-message'

/** A message and what followed, oldest first. Instants in ISO 8601. */
export const FilReply = t.readonly(
  t.strict({
    id: MessageId,
    type: TypeDeMessage,
    sujet: t.union([t.string, t.null]),
    message: t.string,
    statut: StatutMessage,
    createdAt: t.string,
    /** When the business last answered. */
    dateReponse: t.union([t.string, t.null]),
    reponses: t.readonlyArray(
      t.readonly(t.strict({ id: t.string, auteur: AuteurDeReponse, texte: t.string, le: t.string })),
    ),
    version: t.number,
  }),
)

export type FilReply = t.TypeOf<typeof FilReply>

export const filReply = ({ message, type, sujet, reponses, version }: Fil): FilReply => ({
  id: message.id,
  type,
  sujet,
  message: message.texte,
  statut: message.statut,
  createdAt: message.creeLe.toISOString(),
  dateReponse: reponses.findLast(({ auteur }) => auteur === 'entreprise')?.le.toISOString() ?? null,
  reponses: reponses.map(({ id, auteur, texte, le }) => ({ id, auteur, texte, le: le.toISOString() })),
  version,
})
