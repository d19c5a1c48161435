import * as t from 'io-ts'
import { MentionManquanteReply, REFUS_MENTIONS } from '#adapters/http/contract/refusals/mentions-manquantes'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'

const Donnees = t.strict({ mentions: t.readonlyArray(MentionManquanteReply) })

/** What the server says that a document still lacks; nothing when that is not why it was refused. */
export const mentionsDuRefus = (echec: CallFailure | null): readonly MentionManquanteReply[] => {
  if (echec?._tag !== 'Refus' || echec.code !== REFUS_MENTIONS.MentionsManquantes.code) return []
  const lues = Donnees.decode(echec.data)
  return E.isRight(lues) ? lues.right.mentions : []
}
