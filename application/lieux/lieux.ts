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

/** Locates an address by the address service, else by the centre of its commune. A failure of the service never refuses anybody. */
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

/** Asks the service. The town replaces a missing street; the first town of the postcode replaces a missing town. */
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

/** Locates a request. Without a street it uses the table of communes, and the address service only for a postcode unknown to the table. */
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
    // A street found only in the first town of its postcode is no more precise than the postcode.
    return pipe(
      service,
      TE.flatMap((situation) => (estApproximatif(situation.lieu) ? table : TE.right(situation))),
      TE.orElse(() => table),
    )
  }

type DebutDAdresse = { readonly q: string; readonly codePostal: string | null }

/** At most ten addresses that begin like a text; none if the service is down. */
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

/** `api`: towns from the address service. `local`: towns from the table of communes. */
type VillesTrouvees = { readonly villes: readonly string[]; readonly source: 'api' | 'local' }

/** The towns of a postcode that an order would accept. If the service is down the table answers, so it never fails. */
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
