import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Adresse } from '#domain/client/adresse'
import { ADRESSE_INTROUVABLE, type AdresseIntrouvable } from '#domain/zone/adresse-introuvable'
import type { Lieu } from '#domain/zone/lieu'

/**
 * Where an address is: as the address service says, else the centre of its postcode, which is approximate.
 * A failure of the service ends here, in the table: nobody is refused because somebody else's machine is away.
 */
export const localiserAdresse =
  (ports: Pick<Ports, 'geocoder' | 'communes'>) =>
  (adresse: Adresse): TE.TaskEither<AdresseIntrouvable, Lieu> =>
    pipe(
      ports.geocoder.localiser(adresse),
      TE.orElse(() => TE.right<AdresseIntrouvable, O.Option<Lieu>>(O.none)),
      TE.map(O.orElse(() => ports.communes.centre(adresse.codePostal))),
      TE.flatMap(TE.fromOption(() => ADRESSE_INTROUVABLE)),
    )
