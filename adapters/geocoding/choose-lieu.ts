import * as O from '#fp/Option'
import { pipe } from '#fp/function'
import type { Adresse } from '#domain/client/adresse'
import type { Lieu } from '#domain/zone/lieu'
import { memeVille } from '#domain/zone/ville'
import type { Place } from './place.ts'

/** Below this score, the answer is about something else. */
const SCORE_MIN = 0.4

/** The radius of a town in kilometres, where the table of communes gives none. */
const RAYON_COMMUNE_KM = 3

const inTown =
  (ville: string) =>
  ({ city, oldcity }: Place): boolean =>
    memeVille(city, ville) || memeVille(oldcity, ville)

const toLieu = ({ label, type, coordonnees }: Place): Lieu => ({
  libelle: label,
  coordonnees,
  precisionKm: type === 'municipality' ? RAYON_COMMUNE_KM : 0,
})

/** The best result in the postcode of the address, in its town if there is one; a whole town is approximate. */
export const chooseLieu =
  ({ codePostal, ville }: Adresse) =>
  (places: readonly Place[]): O.Option<Lieu> => {
    const plausible = places.filter(({ score, postcode }) => score >= SCORE_MIN && postcode === codePostal)
    return pipe(O.fromNullable(plausible.find(inTown(ville)) ?? plausible[0]), O.map(toLieu))
  }
