import * as t from 'io-ts'
import { REFUS_REPONSE } from '#adapters/http/contract/refusals/message'
import { REFUS_STATUT_MESSAGE } from '#adapters/http/contract/refusals/registre'
import { FilReply } from '#adapters/http/contract/values/fil-reply'
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

const FilPerime = t.strict({ fil: FilReply })

/** How the thread stands now, when somebody went on with it since it was read; `null` for any other failure. */
export const filActuel = (echec: CallFailure): FilReply | null => {
  if (echec._tag !== 'Refus' || echec.code !== REFUS_REPONSE.FilPerime.code) return null
  const lu = FilPerime.decode(echec.data)
  return E.isRight(lu) ? lu.right.fil : null
}
