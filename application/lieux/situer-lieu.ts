import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { Adresse, type CodePostal, type Rue, type Ville } from '#domain/client/adresse'
import { ADRESSE_INTROUVABLE, estApproximatif, type Lieu } from '#domain/zone/lieu'
import { lieuDuCodePostal, lieuSansRue, type Situation, verifierVille } from '#domain/zone/commune'
import { localiserAdresse, type RefusDeLieu } from './localiser-adresse.ts'
import { villesDuCodePostal } from './villes-du-code-postal.ts'

export type LieuDemande = {
  readonly codePostal: CodePostal
  readonly ville: Ville | null
  readonly adresse: Rue | null
}

type PortsDesLieux = Pick<Ports, 'geocoder' | 'communes'>

type Situer = TE.TaskEither<RefusDeLieu, Situation>

const seul = (lieu: Lieu): Situation => ({ lieu, communes: [] })

/** The town stands for the street that is not told, and the first town of the postcode for a town that is not told. */
const parLeService = (ports: PortsDesLieux, demande: LieuDemande): TE.TaskEither<RefusDeLieu, Lieu> =>
  pipe(
    demande.ville === null
      ? pipe(
          villesDuCodePostal(ports)(demande.codePostal),
          TE.map(({ villes }) => villes[0]),
        )
      : TE.right(demande.ville),
    TE.flatMapEither((ville) =>
      pipe(
        Adresse.decode({ ...demande, adresse: demande.adresse ?? ville, ville }),
        E.mapLeft(() => ADRESSE_INTROUVABLE),
      ),
    ),
    TE.flatMap(localiserAdresse(ports)),
  )

const selonLaTable = (
  { communes }: PortsDesLieux,
  { codePostal, ville }: LieuDemande,
): E.Either<RefusDeLieu, Situation> => {
  const connu = communes.lire(codePostal)
  return ville === null
    ? lieuDuCodePostal(codePostal, connu)
    : pipe(
        verifierVille({ codePostal, ville }, communes),
        E.flatMap((commune): E.Either<RefusDeLieu, Lieu> => lieuSansRue(codePostal, commune, connu)),
        E.map(seul),
      )
}

/** Without a street the table of communes answers, and the address service only for a postcode that the table lacks. */
export const situerLieu =
  (ports: PortsDesLieux) =>
  (demande: LieuDemande): Situer => {
    const table: Situer = TE.fromEither(selonLaTable(ports, demande))
    const service: Situer = pipe(parLeService(ports, demande), TE.map(seul))
    if (demande.adresse === null)
      return pipe(
        table,
        TE.orElse((refus) => (refus._tag === 'AdresseIntrouvable' ? service : TE.left(refus))),
      )
    if (demande.ville !== null) return service
    // A street that only points at the first town of its postcode says no more than the postcode.
    return pipe(
      service,
      TE.flatMap((situation) => (estApproximatif(situation.lieu) ? table : TE.right(situation))),
      TE.orElse(() => table),
    )
  }
