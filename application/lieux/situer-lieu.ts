import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { Adresse, type CodePostal, type Rue, type Ville } from '#domain/client/adresse'
import { ADRESSE_INTROUVABLE, type AdresseIntrouvable } from '#domain/zone/adresse-introuvable'
import type { Lieu } from '#domain/zone/lieu'
import { localiserAdresse } from './localiser-adresse.ts'
import { villesDuCodePostal } from './villes-du-code-postal.ts'

/** A place as far as it is told: a postcode, perhaps its town, perhaps the street. */
export type LieuDemande = {
  readonly codePostal: CodePostal
  readonly ville: Ville | null
  readonly adresse: Rue | null
}

type PortsDesLieux = Pick<Ports, 'geocoder' | 'communes'>

type Situation = TE.TaskEither<AdresseIntrouvable, Lieu>

/** The town stands for the street that is not told: the address service then answers with the town itself. */
const localiser = (ports: PortsDesLieux, { codePostal, adresse }: LieuDemande, ville: string | undefined): Situation =>
  pipe(
    TE.fromEither(Adresse.decode({ adresse: adresse ?? ville, codePostal, ville })),
    TE.mapLeft(() => ADRESSE_INTROUVABLE),
    TE.flatMap(localiserAdresse(ports)),
  )

/** The centre of a postcode, under the name of its town when there is only one. */
const centreNomme = (
  { communes }: PortsDesLieux,
  { codePostal, adresse }: LieuDemande,
  villes: readonly string[],
): O.Option<Lieu> =>
  pipe(
    adresse === null ? communes.centre(codePostal) : O.none,
    O.map((centre) => (villes.length === 1 ? { ...centre, libelle: `${codePostal} ${villes[0]}` } : centre)),
  )

const situerSansVille = (ports: PortsDesLieux, demande: LieuDemande, villes: readonly string[]): Situation =>
  pipe(
    centreNomme(ports, demande, villes),
    O.match(
      () => localiser(ports, demande, villes[0]),
      (centre): Situation => TE.right(centre),
    ),
  )

/** Where a place is, the less precisely the less is told. A postcode alone is the centre of its towns. */
export const situerLieu =
  (ports: PortsDesLieux) =>
  (demande: LieuDemande): Situation =>
    demande.ville === null
      ? pipe(
          villesDuCodePostal(ports)(demande.codePostal),
          TE.flatMap(({ villes }) => situerSansVille(ports, demande, villes)),
        )
      : localiser(ports, demande, demande.ville)
