import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { lieuRoute, situationDeReply } from '#adapters/http/contract/routes/lieux'
import type { CodePostal, Rue, Ville } from '#domain/client/adresse'
import type { Situation } from '#domain/zone/commune'
import { call } from './call.ts'
import type { CallFailure } from './reply.ts'

export type LieuDemande = {
  readonly codePostal: CodePostal
  readonly ville: Ville | null
  readonly adresse: Rue | null
}

/** Where a postcode, a town or an address is. */
export const situerLieu = (query: LieuDemande, signal: AbortSignal): TE.TaskEither<CallFailure, Situation> =>
  pipe(call(lieuRoute, { query }, { signal }), TE.map(situationDeReply))
