import * as t from 'io-ts'
import { MentionManquanteReply } from '#adapters/http/contract/values/facture-reply'
import * as E from '#fp/Either'
import { type CallFailure, isRefusedAs } from '../../../api/reply.ts'

const Donnees = t.strict({ mentions: t.readonlyArray(MentionManquanteReply) })

/** What the server says that a document still lacks; nothing when that is not why it was refused. */
export const mentionsDuRefus = (echec: CallFailure | null): readonly MentionManquanteReply[] => {
  if (!isRefusedAs('MENTIONS_MANQUANTES', echec)) return []
  const lues = Donnees.decode(echec.data)
  return E.isRight(lues) ? lues.right.mentions : []
}
