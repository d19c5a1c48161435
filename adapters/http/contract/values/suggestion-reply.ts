import * as t from 'io-ts'
import type { Suggestion } from '#domain/zone/suggestion'

/** A proposed address (section 3); `coordinates` are longitude, then latitude. */
export const SuggestionReply = t.readonly(
  t.strict({
    label: t.string,
    name: t.string,
    housenumber: t.string,
    street: t.string,
    city: t.string,
    postcode: t.string,
    context: t.string,
    score: t.number,
    coordinates: t.tuple([t.number, t.number]),
  }),
)

export type SuggestionReply = t.TypeOf<typeof SuggestionReply>

export const suggestionReply = ({ coordonnees, ...suggestion }: Suggestion): SuggestionReply => ({
  ...suggestion,
  coordinates: [coordonnees.lng, coordonnees.lat],
})
