import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Adresse } from '#domain/client/adresse'
import { type AdresseIntrouvable, estApproximatif, type Lieu } from '#domain/zone/lieu'
import { lieuSansRue, verifierVille, type VilleDUnAutreCodePostal } from '#domain/zone/commune'
import type { HorsZone } from '#domain/zone/zone-intervention'

export type RefusDeLieu = AdresseIntrouvable | HorsZone | VilleDUnAutreCodePostal

/** Else the centre of its commune, approximate. A failure of the service ends here: nobody is refused because it is away. */
export const localiserAdresse =
  (ports: Pick<Ports, 'geocoder' | 'communes'>) =>
  (adresse: Adresse): TE.TaskEither<RefusDeLieu, Lieu> => {
    const connu = ports.communes.lire(adresse.codePostal)
    const selonLaTable = (
      du: O.Option<Lieu>,
      commune: Parameters<typeof lieuSansRue>[1],
    ): E.Either<RefusDeLieu, Lieu> =>
      O.isSome(du) && (!estApproximatif(du.value) || O.isNone(commune))
        ? E.right(du.value)
        : lieuSansRue(adresse.codePostal, commune, connu)
    return pipe(
      TE.Do,
      TE.bind('commune', () => TE.fromEither(verifierVille(adresse, ports.communes))),
      TE.bindW('trouve', () =>
        pipe(
          ports.geocoder.localiser(adresse),
          TE.orElse(() => TE.right<never, O.Option<Lieu>>(O.none)),
        ),
      ),
      TE.flatMapEither(({ trouve, commune }) => selonLaTable(trouve, commune)),
    )
  }
