import type * as TE from '#fp/TaskEither'
import { erreursRoute } from '#adapters/http/contract/routes/site'
import { call } from '../../api/call.ts'
import type { CallFailure } from '../../api/reply.ts'

/** What went wrong, in one line without its stack. */
const messageDe = (erreur: unknown): string =>
  erreur instanceof Error ? `${erreur.name}: ${erreur.message}` : 'unknown failure'

/** The id, the message of the browser and the path without its query; nothing that was typed. */
export const signaler = (id: string, erreur: unknown): TE.TaskEither<CallFailure, object> =>
  call(erreursRoute, {
    body: { id, message: messageDe(erreur).slice(0, 1000), chemin: window.location.pathname.slice(0, 500) },
  })
