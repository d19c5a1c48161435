import * as t from 'io-ts'
import * as A from '#fp/Array'
import * as O from '#fp/Option'
import { pipe } from '#fp/function'
import type { Coordonnees } from '#domain/zone/coordonnees'

/** A result of the address service; a missing text is empty, a missing score is 0. */
export type Place = {
  readonly type: string
  readonly label: string
  readonly name: string
  readonly housenumber: string
  readonly street: string
  readonly city: string
  /** The town before it was merged into `city`. */
  readonly oldcity: string
  readonly postcode: string
  readonly context: string
  readonly score: number
  readonly coordonnees: Coordonnees
}

const Text = new t.Type<string, string>(
  'Text',
  t.string.is,
  (u) => t.success(typeof u === 'string' ? u : ''),
  (text) => text,
)

const Score = new t.Type<number, number>(
  'Score',
  t.number.is,
  (u) => t.success(typeof u === 'number' ? u : 0),
  (score) => score,
)

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
    score: Score,
  }),
})

const FeatureCollection = t.type({ features: t.array(t.unknown) })

const decodePlace = (feature: unknown): O.Option<Place> =>
  pipe(
    O.fromEither(Feature.decode(feature)),
    O.map(({ geometry, properties }) => {
      const [lng, lat] = geometry.coordinates
      return { ...properties, coordonnees: { lat, lng } }
    }),
  )

/** The readable results of an answer; none if it is no answer of the address service. */
export const decodePlaces = (body: unknown): O.Option<readonly Place[]> =>
  pipe(
    O.fromEither(FeatureCollection.decode(body)),
    O.map(({ features }) => A.filterMap(decodePlace)(features)),
  )
