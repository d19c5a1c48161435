import * as t from 'io-ts'
import { REFUS_STATUT_MESSAGE } from '#adapters/http/contract/refusals/registre'
import { MessageReply } from '#adapters/http/contract/values/message-reply'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'

const Perime = t.strict({ message: MessageReply })

/** How the message stands now, when somebody changed it since it was read; `null` for any other failure. */
export const messageActuel = (echec: CallFailure): MessageReply | null => {
  if (echec._tag !== 'Refus' || echec.code !== REFUS_STATUT_MESSAGE.MessagePerime.code) return null
  const lu = Perime.decode(echec.data)
  return E.isRight(lu) ? lu.right.message : null
}
