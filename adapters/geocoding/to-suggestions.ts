import type { Suggestion } from '#domain/zone/suggestion'
import type { Place } from './place.ts'

/** Where a person can be visited comes before whole towns. */
const RANKS: ReadonlyMap<string, number> = new Map([
  ['housenumber', 0],
  ['street', 0],
  ['locality', 1],
])

const rank = ({ type }: Place): number => RANKS.get(type) ?? 2

const toSuggestion = (place: Place): Suggestion => {
  const { label, name, housenumber, street, city, postcode, context, score, coordonnees, type } = place
  return {
    label,
    name,
    housenumber,
    // The service does not repeat the name of a street in `street`.
    street: street === '' && type === 'street' ? name : street,
    city,
    postcode,
    context,
    score,
    coordonnees,
  }
}

/** Houses and streets first, otherwise in the order of the service. */
export const toSuggestions = (places: readonly Place[]): readonly Suggestion[] =>
  places.toSorted((a, b) => rank(a) - rank(b)).map(toSuggestion)
