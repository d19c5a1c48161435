import type * as O from '#fp/Option'
import type * as TE from '#fp/TaskEither'
import type { PortFailure } from '#application/shared/port-failure'
import type { Adresse, CodePostal } from '#domain/client/adresse'
import type { Lieu, Suggestion } from '#domain/zone/zone-intervention'

/** The public address service. `none` and empty lists mean that it answered without a result. */
export type Geocoder = {
  readonly localiser: (adresse: Adresse) => TE.TaskEither<PortFailure, O.Option<Lieu>>
  readonly suggerer: (q: string, codePostal: string | null) => TE.TaskEither<PortFailure, readonly Suggestion[]>
  readonly villes: (codePostal: CodePostal) => TE.TaskEither<PortFailure, readonly string[]>
}
