import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { CARACTERES_UTILES_MIN, caracteresUtiles } from '#domain/client/adresse'
import { type Suggestion, SUGGESTIONS_MAX } from '#domain/zone/lieu'

export type DebutDAdresse = { readonly q: string; readonly codePostal: string | null }

/** At most ten addresses that begin like a text. None when the service is away: typing goes on without. */
export const suggererAdresses =
  (ports: Pick<Ports, 'geocoder'>) =>
  ({ q, codePostal }: DebutDAdresse): TE.TaskEither<never, readonly Suggestion[]> =>
    caracteresUtiles(q) < CARACTERES_UTILES_MIN
      ? TE.right([])
      : pipe(
          ports.geocoder.suggerer(q, codePostal),
          TE.map((suggestions) => suggestions.slice(0, SUGGESTIONS_MAX)),
          TE.orElse(() => TE.right<never, readonly Suggestion[]>([])),
        )
