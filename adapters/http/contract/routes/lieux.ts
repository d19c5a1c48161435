import * as t from 'io-ts'
import { CodePostal, Rue, Ville } from '#domain/client/adresse'
import { closedList } from '#domain/shared/value'
import type { Situation } from '#domain/zone/commune'
import type { Lieu, Suggestion } from '#domain/zone/zone-intervention'
import { json, route } from '../route.ts'
import { OptionalId, optionalText, orNull } from '../values/codecs.ts'
import { struct } from '../values/struct.ts'

const LIEU = { libelle: t.string, coordinates: t.tuple([t.number, t.number]), precisionKm: t.number }

/** A place. `coordinates`: longitude, latitude. `precisionKm`: how far the true place may be from them. */
const LieuReply = struct(LIEU)

/** A place, and the possible communes if only a postcode with several was given. */
export const SituationReply = struct({ ...LIEU, communes: t.readonlyArray(LieuReply) })

type LieuReply = t.TypeOf<typeof LieuReply>

export type SituationReply = t.TypeOf<typeof SituationReply>

const lieuReply = ({ libelle, coordonnees, precisionKm }: Lieu): LieuReply => ({
  libelle,
  coordinates: [coordonnees.lng, coordonnees.lat],
  precisionKm,
})

const lieuDeReply = ({ libelle, coordinates: [lng, lat], precisionKm }: LieuReply): Lieu => ({
  libelle,
  coordonnees: { lat, lng },
  precisionKm,
})

export const situationReply = ({ lieu, communes }: Situation): SituationReply => ({
  ...lieuReply(lieu),
  communes: communes.map(lieuReply),
})

/** Turns the reply back into a place of the domain. */
export const situationDeReply = ({ communes, ...lieu }: SituationReply): Situation => ({
  lieu: lieuDeReply(lieu),
  communes: communes.map(lieuDeReply),
})

export const SuggestionReply = struct({
  label: t.string,
  name: t.string,
  housenumber: t.string,
  street: t.string,
  city: t.string,
  postcode: t.string,
  context: t.string,
  score: t.number,
  coordinates: t.tuple([t.number, t.number]),
})

export type SuggestionReply = t.TypeOf<typeof SuggestionReply>

export const suggestionReply = ({ coordonnees, ...suggestion }: Suggestion): SuggestionReply => ({
  ...suggestion,
  coordinates: [coordonnees.lng, coordonnees.lat],
})

export const villesRoute = route('GET', '/api/geo/villes/{postcode}', {
  summary: 'The towns of a postcode',
  access: 'tous',
  params: t.strict({ postcode: CodePostal }),
  reply: json(
    t.strict({
      villes: t.readonlyArray(t.string),
      source: closedList('Source', ['api', 'local'] as const, 'Source inconnue.'),
    }),
  ),
})

export const adressesRoute = route('GET', '/api/geo/adresses', {
  summary: 'Addresses that begin like a text, at most 10',
  access: 'tous',
  query: t.strict({ q: optionalText(200), codePostal: OptionalId }),
  reply: json(t.readonlyArray(SuggestionReply)),
})

export const lieuRoute = route('GET', '/api/geo/lieu', {
  summary: 'Where a postcode, a town or an address is, and how precisely',
  access: 'tous',
  query: t.strict({ codePostal: CodePostal, ville: orNull(Ville), adresse: orNull(Rue) }),
  reply: json(SituationReply),
  refusals: ['HorsZone', 'AdresseIntrouvable', 'VilleDUnAutreCodePostal'],
})
