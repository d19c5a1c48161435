import { repondreAuMessageRoute } from '#adapters/http/contract/routes/messages'
import { changerStatutMessageRoute, listerMessagesRoute } from '#adapters/http/contract/routes/registres'
import type { FilReply } from '#adapters/http/contract/values/fil-reply'
import type { MessageReply } from '#adapters/http/contract/values/message-reply'
import type { TexteDeReponse } from '#domain/message/fil'
import type { StatutMessage } from '#domain/message/statut-message'
import type { TriMessage } from '#domain/registre/tris'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../session/call-with-session.ts'

/** What the list is asked for; `null` and an empty text ask for everything. */
export type Recherche = {
  readonly q: string
  readonly statut: StatutMessage | null
  readonly tri: TriMessage
  readonly curseur: string | null
}

/** Rows of a page of the list. */
export const LIMITE = 25

/** Elements of a page when one message is looked for. */
const LIMITE_DE_RECHERCHE = 100

export type PageDeMessages = {
  readonly data: readonly MessageReply[]
  readonly curseurSuivant: string | null
  readonly total: number
  readonly totalPlafonne: boolean
}

export const lister = (recherche: Recherche): TE.TaskEither<CallFailure, PageDeMessages> =>
  callWithSession(listerMessagesRoute, { query: { ...recherche, limite: LIMITE } })

/** Large pages of all messages, newest first: to find one. */
export const listerTout = (curseur: string | null): TE.TaskEither<CallFailure, PageDeMessages> =>
  callWithSession(listerMessagesRoute, {
    query: { q: '', statut: null, tri: 'recents', curseur, limite: LIMITE_DE_RECHERCHE },
  })

export const changerStatut = (
  { id, version }: Pick<MessageReply, 'id' | 'version'>,
  statut: StatutMessage,
): TE.TaskEither<CallFailure, MessageReply> =>
  callWithSession(changerStatutMessageRoute, { params: { id }, body: { statut, version } })

export const repondre = (id: string, message: TexteDeReponse): TE.TaskEither<CallFailure, FilReply> =>
  callWithSession(repondreAuMessageRoute, { params: { id }, body: { message } })
