import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { lieuRoute } from '#adapters/http/contract/routes/lieux'
import { lieuDeReply } from '#adapters/http/contract/values/lieu-reply'
import type { CodePostal, Rue, Ville } from '#domain/client/adresse'
import type { Lieu } from '#domain/zone/lieu'
import { call } from './call.ts'
import type { CallFailure } from './reply.ts'

export type LieuDemande = {
  readonly codePostal: CodePostal
  readonly ville: Ville | null
  readonly adresse: Rue | null
}

/** Where a postcode, a town or an address is. */
export const situerLieu = (query: LieuDemande, signal: AbortSignal): TE.TaskEither<CallFailure, Lieu> =>
  pipe(call(lieuRoute, { query }, { signal }), TE.map(lieuDeReply))
