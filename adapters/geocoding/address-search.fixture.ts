import type { CommuneConnue, LieuxConnus } from '#adapters/memory/memory-outside'
import { comparable } from '#domain/shared/clean'
import type { Suggestion } from '#domain/zone/zone-intervention'

const TYPES = ['housenumber', 'street', 'locality', 'municipality']

type Feature = Readonly<Record<string, unknown>>

const feature = (lat: number, lng: number, properties: Feature): Feature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties: { ...properties, x: 893000.1, y: 6620000.2, importance: 0.5, _type: 'address' },
})

const houseFeature = ({ coordonnees, housenumber, street, ...rest }: Suggestion): Feature =>
  feature(coordonnees.lat, coordonnees.lng, {
    ...rest,
    street,
    ...(housenumber === '' ? { type: 'street' } : { type: 'housenumber', housenumber }),
  })

const communeFeature = ({ codePostal, ville, coordonnees }: CommuneConnue): Feature => {
  const texts = { label: ville, name: ville, city: ville, municipality: ville, postcode: codePostal }
  const context = `${codePostal.slice(0, 2)}, Jura, Bourgogne-Franche-Comté`
  return feature(coordonnees.lat, coordonnees.lng, {
    ...texts,
    context,
    type: 'municipality',
    score: 0.6,
    population: 1,
  })
}

/** A house of a known town in a street that the fixture lacks, placed at the centre of the town. */
const unlistedHouse =
  (q: string) =>
  ({ codePostal, ville, coordonnees }: CommuneConnue): readonly Feature[] => {
    const [, housenumber, street] = /^(\d+)[ ,]+(\p{L}.*?)[ ,]+\d{5}\b/u.exec(q) ?? []
    if (housenumber === undefined || street === undefined) return []
    const name = `${housenumber} ${street}`
    const label = `${name} ${codePostal} ${ville}`
    const texts = { label, name, housenumber, street, city: ville, postcode: codePostal, context: codePostal }
    return [feature(coordonnees.lat, coordonnees.lng, { ...texts, type: 'housenumber', score: 0.8 })]
  }

/** True if every word of the text begins a word of the label. */
const matches =
  (words: readonly string[]) =>
  ({ label }: Suggestion): boolean => {
    const labelWords = comparable(label).split(' ')
    return words.every((word) => labelWords.some((labelWord) => labelWord.startsWith(word)))
  }

const paramFaults = (params: URLSearchParams): readonly string[] => {
  const q = params.get('q')?.trim() ?? ''
  const limit = Number(params.get('limit') ?? 10)
  const type = params.get('type')
  return [
    ...(params.has('q') ? [] : ['q: required param']),
    ...(q.length >= 3 && q.length <= 200 && /^[\p{L}0-9]/u.test(q)
      ? []
      : ['q: must contain between 3 and 200 chars and start with a number or a letter']),
    ...(Number.isInteger(limit) && limit >= 1 && limit <= 50 ? [] : ['limit: must be an integer between 1 and 50']),
    ...(type === null || TYPES.includes(type) ? [] : [`type: unexpected value '${type}'`]),
  ]
}

export type Reply = { readonly status: number; readonly body: string }

const findFeatures = ({ adresses, communes }: LieuxConnus, params: URLSearchParams): readonly Feature[] => {
  const q = params.get('q') ?? ''
  const text = comparable(q)
  const here = (codePostal: string): boolean => (params.get('postcode') ?? codePostal) === codePostal
  const towns = communes.filter(({ codePostal, ville }) => {
    const name = comparable(ville)
    return here(codePostal) && (text === codePostal || text.includes(name) || name.startsWith(text))
  })
  const known = adresses.filter(({ postcode }) => here(postcode)).filter(matches(text.split(' ')))
  const houses = known.length > 0 ? known.map(houseFeature) : towns.flatMap(unlistedHouse(q))
  return [...(params.get('type') === 'municipality' ? [] : houses), ...towns.map(communeFeature)]
}

/** Answers a search like the address service, from a few known places. */
export const searchKnownPlaces = (connus: LieuxConnus, params: URLSearchParams): Reply => {
  const detail = paramFaults(params)
  const query = params.get('q') ?? ''
  if (detail.length > 0)
    return { status: 400, body: JSON.stringify({ code: 400, message: 'Failed parsing query', detail }) }
  // The real service answers an empty 500 to one very long word.
  if (query.split(' ').some((word) => word.length > 60)) return { status: 500, body: '' }
  const features = findFeatures(connus, params).slice(0, Number(params.get('limit') ?? 10))
  return { status: 200, body: JSON.stringify({ type: 'FeatureCollection', features, query }) }
}
