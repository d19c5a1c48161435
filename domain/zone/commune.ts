import * as E from '#fp/Either'
import * as O from '#fp/Option'
import { pipe } from '#fp/function'
import type { CodePostal, Ville } from '#domain/client/adresse'
import {
  ADRESSE_INTROUVABLE,
  type AdresseIntrouvable,
  distanceDeLaBase,
  type Lieu,
  auDela,
  type HorsZone,
  type Verdict,
  verdictDeZone,
  verifierZone,
  type Coordonnees,
  distanceKm,
} from './zone-intervention.ts'
import { ordreFrancais, sansAbreviation } from '../client/adresse.ts'

export const PORTEE_DES_CENTRES_KM = 60

/** The centre of a commune, and the radius that contains its houses. */
export type CentreDeCommune = { readonly coordonnees: Coordonnees; readonly rayonKm: number }

export type Commune = {
  readonly nom: string
  readonly autresNoms: readonly string[]
  readonly centre: CentreDeCommune | null
}

export type CodePostalConnu = {
  readonly communes: readonly Commune[]
  /** True if no commune of the département has a known centre: all its postcodes are too far. */
  readonly departementTropLoin: boolean
}

export type CommunesDeFrance = {
  readonly lire: (codePostal: CodePostal) => CodePostalConnu
  readonly departementsDuNom: (nom: string) => readonly string[]
}

export type VilleDUnAutreCodePostal = { readonly _tag: 'VilleDUnAutreCodePostal'; readonly codePostal: CodePostal }

/** Removes « CEDEX 9 », « 8e arrondissement » and the article; expands « s/ » to « sur ». */
export const nomNu = (nom: string): string =>
  sansAbreviation(nom)
    .replace(/ cedex( \d+)?$/, '')
    .replace(/ \d{1,2}( ?(er|ere|e|eme))?( arr(ondissement)?)?$/, '')
    .replace(/ s (?=\p{L})/gu, ' sur ')
    .replace(/^(le|la|les|l) /, '')

/** The département that a postcode begins with; all of Corsica is 20. */
export const departementDe = (codePostal: string): string => codePostal.slice(0, 2)

export const communeDeLaVille = (communes: readonly Commune[], ville: string): O.Option<Commune> => {
  const cherche = nomNu(ville)
  const nommees = communes.map((commune) => ({ commune, noms: [commune.nom, ...commune.autresNoms].map(nomNu) }))
  const exacte = nommees.find(({ noms }) => noms.includes(cherche))
  if (exacte !== undefined) return O.some(exacte.commune)
  const debuts = nommees.filter(({ noms }) => cherche !== '' && noms.some((nom) => nom.startsWith(`${cherche} `)))
  return O.fromNullable(debuts.length === 1 ? debuts[0]?.commune : undefined)
}

/** Refuses a town that surely has another postcode. An unknown name passes: it may be a former commune or a hamlet. */
export const verifierVille = (
  { codePostal, ville }: { readonly codePostal: CodePostal; readonly ville: Ville },
  france: CommunesDeFrance,
): E.Either<VilleDUnAutreCodePostal, O.Option<Commune>> => {
  const { communes } = france.lire(codePostal)
  const commune = communeDeLaVille(communes, ville)
  if (communes.length === 0 || O.isSome(commune)) return E.right(commune)
  const departements = france.departementsDuNom(ville)
  return departements.length === 1 || departements.includes(departementDe(codePostal))
    ? E.left({ _tag: 'VilleDUnAutreCodePostal', codePostal })
    : E.right(O.none)
}

export const lieuDeLaCommune = (codePostal: CodePostal, { nom, centre }: Commune): E.Either<HorsZone, Lieu> =>
  centre === null
    ? E.left(auDela(PORTEE_DES_CENTRES_KM))
    : E.right({
        libelle: `${codePostal} ${nom}`,
        coordonnees: centre.coordonnees,
        precisionKm: centre.rayonKm,
      })

export type Situation = { readonly lieu: Lieu; readonly communes: readonly Lieu[] }

const moyenne = (nombres: readonly number[]): number => nombres.reduce((a, b) => a + b, 0) / nombres.length

/** A circle around the communes of a postcode. Those without a known centre are taken as just beyond the known ones. */
const cercleDe = (codePostal: CodePostal, lieux: readonly Lieu[], toutesConnues: boolean): Lieu => {
  const coordonnees = {
    lat: moyenne(lieux.map((lieu) => lieu.coordonnees.lat)),
    lng: moyenne(lieux.map((lieu) => lieu.coordonnees.lng)),
  }
  const rayons = lieux.map((lieu) => distanceKm(coordonnees, lieu.coordonnees) + lieu.precisionKm)
  const cercle = { libelle: `Code postal ${codePostal}`, coordonnees, precisionKm: 0 }
  const auBord = toutesConnues ? 0 : PORTEE_DES_CENTRES_KM - distanceDeLaBase(cercle)
  return { ...cercle, precisionKm: Math.ceil(Math.max(auBord, ...rayons) * 10) / 10 }
}

export const lieuDuCodePostal = (
  codePostal: CodePostal,
  connu: CodePostalConnu,
): E.Either<AdresseIntrouvable | HorsZone, Situation> => {
  const [seule, ...autres] = connu.communes
  if (seule === undefined)
    return E.left(connu.departementTropLoin ? auDela(PORTEE_DES_CENTRES_KM) : ADRESSE_INTROUVABLE)
  if (autres.length === 0)
    return pipe(
      lieuDeLaCommune(codePostal, seule),
      E.map((lieu) => ({ lieu, communes: [] })),
    )
  const rangees = connu.communes.toSorted((a, b) => ordreFrancais(a.nom, b.nom))
  const lieux = rangees.flatMap((commune) => {
    const lieu = lieuDeLaCommune(codePostal, commune)
    return E.isRight(lieu) ? [lieu.right] : []
  })
  if (lieux.every((lieu) => E.isLeft(verifierZone(lieu))))
    return E.left(auDela(Math.min(PORTEE_DES_CENTRES_KM, ...lieux.map(distanceDeLaBase))))
  return E.right({
    lieu: cercleDe(codePostal, lieux, lieux.length === connu.communes.length),
    communes: lieux,
  })
}

/** Places a town without its street. For an unknown town only the postcode counts; if the zone border crosses it, there is no distance. */
export const lieuSansRue = (
  codePostal: CodePostal,
  commune: O.Option<Commune>,
  connu: CodePostalConnu,
): E.Either<AdresseIntrouvable | HorsZone, Lieu> =>
  O.isSome(commune)
    ? lieuDeLaCommune(codePostal, commune.value)
    : pipe(
        lieuDuCodePostal(codePostal, connu),
        E.flatMap(({ lieu, communes }) => (communes.length === 0 ? E.right(lieu) : E.left(ADRESSE_INTROUVABLE))),
      )

export const verdictDeSituation = ({ lieu, communes }: Situation): Verdict => {
  const [verdict = verdictDeZone(lieu), ...autres] = new Set(communes.map(verdictDeZone))
  return autres.length === 0 ? verdict : 'a_verifier'
}
