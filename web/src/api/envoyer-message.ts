import type * as TE from '#fp/TaskEither'
import { envoyerMessageRoute } from '#adapters/http/contract/routes/messages'
import type { MessageBody } from '#adapters/http/contract/values/message-body'
import { call } from './call.ts'
import type { CallFailure } from './reply.ts'

/** Sends the contact form. */
export const envoyerMessage = (body: MessageBody, signal: AbortSignal): TE.TaskEither<CallFailure, unknown> =>
  call(envoyerMessageRoute, { body }, { signal })
