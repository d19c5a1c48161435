import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { Geocoder } from '#application/ports/geocoder'
import { portFailure, type PortFailure } from '#application/shared/port-failure'
import { type Adresse, classerVilles, memeVille } from '#domain/client/adresse'
import { comparable } from '#domain/shared/clean'
import { type Coordonnees, type Lieu, type Suggestion, SUGGESTIONS_MAX } from '#domain/zone/zone-intervention'
import type { Randomness } from '#application/ports/ports'

export type CommuneConnue = { readonly codePostal: string; readonly ville: string; readonly coordonnees: Coordonnees }

export type LieuxConnus = { readonly adresses: readonly Suggestion[]; readonly communes: readonly CommuneConnue[] }

/** The radius within which the true place may be, if only the town is known. */
const RAYON_COMMUNE_KM = 3

const AUCUN: LieuxConnus = { adresses: [], communes: [] }

const situerCommune = ({ codePostal, ville, coordonnees }: CommuneConnue): Lieu => ({
  libelle: `${codePostal} ${ville}`,
  coordonnees,
  precisionKm: RAYON_COMMUNE_KM,
})

const localiser = ({ adresses, communes }: LieuxConnus, { adresse, codePostal, ville }: Adresse): O.Option<Lieu> => {
  const maison = adresses.find(
    (connue) => connue.postcode === codePostal && comparable(connue.name) === comparable(adresse),
  )
  if (maison !== undefined) return O.some({ libelle: maison.label, coordonnees: maison.coordonnees, precisionKm: 0 })
  const commune = communes.find((connue) => connue.codePostal === codePostal && memeVille(connue.ville, ville))
  return commune === undefined ? O.none : O.some(situerCommune(commune))
}

const suggerer = ({ adresses }: LieuxConnus, q: string, codePostal: string | null): readonly Suggestion[] => {
  const texte = comparable(q)
  return adresses
    .filter(({ postcode }) => codePostal === null || postcode === codePostal)
    .filter(({ label }) => texte !== '' && comparable(label).includes(texte))
    .slice(0, SUGGESTIONS_MAX)
}

/** An address service with a few places; `enPanne` is asked before each answer, and true makes it fail. */
export const makeMemoryGeocoder = (connus: LieuxConnus = AUCUN, enPanne: () => boolean = () => false): Geocoder => {
  const repondre =
    <A>(reponse: () => A): TE.TaskEither<PortFailure, A> =>
    () =>
      (enPanne() ? TE.left(portFailure('geocoder')('down')) : TE.right(reponse()))()
  return {
    localiser: (adresse) => repondre(() => localiser(connus, adresse)),
    suggerer: (q, codePostal) => repondre(() => suggerer(connus, q, codePostal)),
    villes: (codePostal) =>
      repondre(() =>
        classerVilles(connus.communes.filter((connue) => connue.codePostal === codePostal).map(({ ville }) => ville)),
      ),
  }
}

/** Bytes that look random but are the same for the same seed (32-bit xorshift). For tests and demo data only. */
export const makeMemoryRandomness = (graine = 1): Randomness => {
  let etat = graine === 0 ? 1 : graine
  const octet = (): number => {
    etat ^= etat << 13
    etat ^= etat >>> 17
    etat ^= etat << 5
    return etat & 0xff
  }
  return { octets: (nombre) => Uint8Array.from({ length: nombre }, octet) }
}
