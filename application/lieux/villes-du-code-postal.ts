import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { CodePostal } from '#domain/client/adresse'
import { communeDeLaVille } from '#domain/zone/commune'
import { classerVilles } from '#domain/zone/ville'

/** `api` when the address service named the towns, `local` when the table did. */
export type VillesTrouvees = { readonly villes: readonly string[]; readonly source: 'api' | 'local' }

/** The table answers for a service that is away, and leaves out a town that an order would refuse. Never fails. */
export const villesDuCodePostal =
  (ports: Pick<Ports, 'geocoder' | 'communes'>) =>
  (codePostal: CodePostal): TE.TaskEither<never, VillesTrouvees> => {
    const { communes } = ports.communes.lire(codePostal)
    const locales: VillesTrouvees = { villes: classerVilles(communes.map(({ nom }) => nom)), source: 'local' }
    const acceptees = (noms: readonly string[]): readonly string[] =>
      communes.length === 0 ? noms : noms.filter((nom) => O.isSome(communeDeLaVille(communes, nom)))
    return pipe(
      ports.geocoder.villes(codePostal),
      TE.map(acceptees),
      TE.map((villes): VillesTrouvees => (villes.length > 0 ? { villes, source: 'api' } : locales)),
      TE.orElse(() => TE.right<never, VillesTrouvees>(locales)),
    )
  }
