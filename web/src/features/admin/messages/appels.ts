import { REFUS_FIL } from '#adapters/http/contract/refusals/message'
import { repondreAuMessageRoute } from '#adapters/http/contract/routes/messages'
import { changerStatutMessageRoute, lireFilRoute, listerMessagesRoute } from '#adapters/http/contract/routes/registres'
import type { FilReply } from '#adapters/http/contract/values/fil-reply'
import type { MessageReply } from '#adapters/http/contract/values/message-reply'
import type { TexteDeReponse } from '#domain/message/fil'
import type { StatutMessage } from '#domain/message/statut-message'
import type { TriMessage } from '#domain/registre/tris'
import type * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../session/call-with-session.ts'
import { LIMITE, type Page } from '../panneau/page.ts'
import { siConnu } from '../panneau/si-connu.ts'

/** What the list is asked for; `null` and an empty text ask for everything. */
export type Recherche = {
  readonly q: string
  readonly statut: StatutMessage | null
  readonly tri: TriMessage
  readonly curseur: string | null
}

export type PageDeMessages = Page<MessageReply>

export const lister = (recherche: Recherche): TE.TaskEither<CallFailure, PageDeMessages> =>
  callWithSession(listerMessagesRoute, { query: { ...recherche, limite: LIMITE } })

const siMessage = siConnu(REFUS_FIL.MessageInconnu.code)

/** One message with what followed; `null` when there is none. */
export const lireFil = async (id: string): Promise<E.Either<CallFailure, MessageReply | null>> =>
  siMessage(await callWithSession(lireFilRoute, { params: { id } })())

export const changerStatut = (
  { id, version }: Pick<MessageReply, 'id' | 'version'>,
  statut: StatutMessage,
): TE.TaskEither<CallFailure, MessageReply> =>
  callWithSession(changerStatutMessageRoute, { params: { id }, body: { statut, version } })

/** Answers the message as it was read: refused when somebody went on with it meanwhile. */
export const repondre = (
  { id, version }: Pick<MessageReply, 'id' | 'version'>,
  message: TexteDeReponse,
): TE.TaskEither<CallFailure, FilReply> =>
  callWithSession(repondreAuMessageRoute, { params: { id }, body: { message, version } })
