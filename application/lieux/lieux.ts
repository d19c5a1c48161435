import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import {
  Adresse,
  type CodePostal,
  type Rue,
  type Ville,
  CARACTERES_UTILES_MIN,
  caracteresUtiles,
  classerVilles,
} from '#domain/client/adresse'
import {
  lieuSansRue,
  verifierVille,
  type VilleDUnAutreCodePostal,
  lieuDuCodePostal,
  type Situation,
  communeDeLaVille,
} from '#domain/zone/commune'
import {
  type AdresseIntrouvable,
  estApproximatif,
  type Lieu,
  ADRESSE_INTROUVABLE,
  type Suggestion,
  SUGGESTIONS_MAX,
  type HorsZone,
} from '#domain/zone/zone-intervention'
import type { Ports } from '../ports/ports.ts'

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
        E.flatMap((commune) => lieuSansRue(codePostal, commune, connu)),
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

type DebutDAdresse = { readonly q: string; readonly codePostal: string | null }

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

/** `api` when the address service named the towns, `local` when the table did. */
type VillesTrouvees = { readonly villes: readonly string[]; readonly source: 'api' | 'local' }

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
