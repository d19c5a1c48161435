import * as t from 'io-ts'
import { FilReply, MessageReply } from '#adapters/http/contract/routes/messages'
import * as E from '#fp/Either'
import { type CallFailure, isRefusedAs } from '../../api/reply.ts'

const Perime = t.strict({ message: MessageReply })

/** How the message stands now, when somebody changed it since it was read; `null` for any other failure. */
export const messageActuel = (echec: CallFailure): MessageReply | null => {
  if (!isRefusedAs('VERSION_PERIMEE', echec)) return null
  const lu = Perime.decode(echec.data)
  return E.isRight(lu) ? lu.right.message : null
}

const FilPerime = t.strict({ fil: FilReply })

/** How the thread stands now, when somebody went on with it since it was read; `null` for any other failure. */
export const filActuel = (echec: CallFailure): FilReply | null => {
  if (!isRefusedAs('VERSION_PERIMEE', echec)) return null
  const lu = FilPerime.decode(echec.data)
  return E.isRight(lu) ? lu.right.fil : null
}
