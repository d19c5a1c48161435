import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { CodePostal } from '#domain/client/adresse'

/** `api` when the address service named the towns, `local` when the table did. */
export type VillesTrouvees = { readonly villes: readonly string[]; readonly source: 'api' | 'local' }

/** The towns of a postcode; the table answers for a service that is away or knows none. Never fails. */
export const villesDuCodePostal =
  (ports: Pick<Ports, 'geocoder' | 'communes'>) =>
  (codePostal: CodePostal): TE.TaskEither<never, VillesTrouvees> => {
    const locales = (): VillesTrouvees => ({ villes: ports.communes.villes(codePostal), source: 'local' })
    return pipe(
      ports.geocoder.villes(codePostal),
      TE.map((villes): VillesTrouvees => (villes.length > 0 ? { villes, source: 'api' } : locales())),
      TE.orElse(() => TE.right<never, VillesTrouvees>(locales())),
    )
  }
