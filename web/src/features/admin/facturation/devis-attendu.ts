import { type DevisReply, renvoyerDevisRoute, retirerDevisRoute } from '#adapters/http/contract/routes/devis'
import type * as TE from '#fp/TaskEither'
import type { CallFailure } from '../../../api/reply.ts'
import { callWithSession } from '../../session/call-with-session.ts'

/** Takes back the version that waits for its client. */
export const retirerDevis = (id: string, version: number): TE.TaskEither<CallFailure, DevisReply> =>
  callWithSession(retirerDevisRoute, { params: { id }, body: { version } })

/** Sends it once more; `versionLue` is that of the prestation as it was read. */
export const renvoyerDevis = (
  id: string,
  version: number,
  versionLue: number,
): TE.TaskEither<CallFailure, DevisReply> =>
  callWithSession(renvoyerDevisRoute, { params: { id }, body: { version, versionLue } })
