import type * as TE from '#fp/TaskEither'
import { IDEMPOTENCY_KEY } from '#adapters/http/contract/route'
import { envoyerMessageRoute, type MessageBody } from '#adapters/http/contract/routes/contact'
import { call } from './call.ts'
import type { CallFailure } from './reply.ts'

/** Sends the contact form. `cle` makes a repeated request one message. */
export const envoyerMessage = (
  body: MessageBody,
  cle: string,
  signal: AbortSignal,
): TE.TaskEither<CallFailure, unknown> =>
  call(envoyerMessageRoute, { body }, { headers: { [IDEMPOTENCY_KEY]: cle }, signal })
