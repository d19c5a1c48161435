import type * as TE from '#fp/TaskEither'
import { adressesRoute, type SuggestionReply } from '#adapters/http/contract/routes/lieux'
import { call } from './call.ts'
import type { CallFailure } from './reply.ts'

/** Addresses that begin like a text, in a postcode when it is known. */
export const suggererAdresses = (
  q: string,
  codePostal: string | null,
  signal: AbortSignal,
): TE.TaskEither<CallFailure, readonly SuggestionReply[]> =>
  call(adressesRoute, { query: { q, codePostal } }, { signal })
