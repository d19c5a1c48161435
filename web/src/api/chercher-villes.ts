import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { villesRoute } from '#adapters/http/contract/routes/lieux'
import type { CodePostal } from '#domain/client/adresse'
import { call } from './call.ts'
import type { CallFailure } from './reply.ts'

/** The towns of a postcode. */
export const chercherVilles = (
  postcode: CodePostal,
  signal: AbortSignal,
): TE.TaskEither<CallFailure, readonly string[]> =>
  pipe(
    call(villesRoute, { params: { postcode } }, { signal }),
    TE.map(({ villes }) => villes),
  )
