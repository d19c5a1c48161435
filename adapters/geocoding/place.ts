import * as A from '#fp/Array'
import * as O from '#fp/Option'
import { pipe } from '#fp/function'
import * as t from 'io-ts'
import type { Adresse } from '#domain/client/adresse'
import type { Coordonnees } from '#domain/zone/coordonnees'
import type { Lieu } from '#domain/zone/lieu'
import { memeVille } from '#domain/zone/ville'

/** Reads an absent or wrong value as `empty`. */
const orElse = <A>(name: string, { is }: t.Type<A>, empty: A): t.Type<A> =>
  new t.Type<A>(name, is, (u) => t.success(is(u) ? u : empty), t.identity)

const Text = orElse('Text', t.string, '')

const degrees = (name: string, max: number): t.Type<number, number> =>
  new t.Type(
    name,
    t.number.is,
    (u, context) => (typeof u === 'number' && Math.abs(u) <= max ? t.success(u) : t.failure(u, context)),
    (value) => value,
  )

/** GeoJSON, longitude first. `x` and `y` of the properties are Lambert-93 metres, and are ignored. */
const Feature = t.type({
  geometry: t.type({ coordinates: t.tuple([degrees('Longitude', 180), degrees('Latitude', 90)]) }),
  properties: t.type({
    type: Text,
    label: Text,
    name: Text,
    housenumber: Text,
    street: Text,
    city: Text,
    oldcity: Text,
    postcode: Text,
    context: Text,
    score: orElse('Score', t.number, 0),
  }),
})

export type Place = t.TypeOf<typeof Feature>['properties'] & { readonly coordonnees: Coordonnees }

const FeatureCollection = t.type({ features: t.array(t.unknown) })

const decodePlace = (feature: unknown): O.Option<Place> =>
  pipe(
    O.fromEither(Feature.decode(feature)),
    O.map(({ geometry, properties }) => {
      const [lng, lat] = geometry.coordinates
      return { ...properties, coordonnees: { lat, lng } }
    }),
  )

export const decodePlaces = (body: unknown): O.Option<readonly Place[]> =>
  pipe(
    O.fromEither(FeatureCollection.decode(body)),
    O.map(({ features }) => A.filterMap(decodePlace)(features)),
  )

const SCORE_MIN = 0.4

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

// The address service refuses a `q` outside 3 to 200 characters, or that begins with a sign.
const Q_MIN = 3
const Q_MAX = 200

/** The address service answers 500 with an empty body to one word of some 60 letters. */
const WORD_MAX = 45

const cutWord = (word: string): string => word.slice(0, WORD_MAX)

export const searchText = (text: string): O.Option<string> => {
  const q = text
    .normalize('NFC')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .split(/[\s\p{C}]+/u)
    .map(cutWord)
    .join(' ')
    .slice(0, Q_MAX)
    .trim()
  return q.length < Q_MIN ? O.none : O.some(q)
}
