import * as O from '#fp/Option'
import { describe, expect, it } from 'vitest'
import { uneAdresse } from '#domain/client/adresse.fixture'
import { unePlace } from './place.fixture.ts'
import { decodePlaces, chooseLieu, searchText } from './geoplateforme-geocoder.ts'

const { coordonnees: _, ...properties } = unePlace()
const feature = (coordinates: unknown): unknown => ({ type: 'Feature', geometry: { coordinates }, properties })

describe('decodePlaces', () => {
  it('reads longitude first and leaves the Lambert-93 metres alone', () => {
    const body = {
      features: [{ ...Object(feature([5.5538, 46.6742])), properties: { ...properties, x: 893000, y: 1 } }],
    }
    expect(decodePlaces(body)).toMatchObject(O.some([{ coordonnees: { lat: 46.6742, lng: 5.5538 } }]))
  })

  it('drops a result whose point is not on the earth, and keeps the others', () => {
    const features = [
      feature([893000, 6620000]),
      feature([5.5, 91]),
      feature(['5.5', '46.6']),
      feature(null),
      'text',
      feature([5.5538, 46.6742]),
    ]
    expect(decodePlaces({ features })).toEqual(O.some([unePlace()]))
  })

  it('takes what is not said for empty', () => {
    const body = { features: [{ geometry: { coordinates: [5, 46] }, properties: { label: 'Dole', street: null } }] }
    expect(decodePlaces(body)).toMatchObject(O.some([{ label: 'Dole', street: '', housenumber: '', score: 0 }]))
  })

  it.each([null, [], 'html', {}, { features: 'none' }])('does not take %j for an answer', (body) => {
    expect(decodePlaces(body)).toEqual(O.none)
  })
})

const choose = chooseLieu(uneAdresse({ codePostal: '39570', ville: 'Montmorot' }))
const uneMaison = unePlace({ postcode: '39570', city: 'Montmorot' })

describe('chooseLieu', () => {
  it('takes a house for a known address', () => {
    expect(choose([uneMaison])).toEqual(
      O.some({ libelle: uneMaison.label, coordonnees: uneMaison.coordonnees, precisionKm: 0 }),
    )
  })

  it('takes a whole town for an approximate place', () => {
    expect(choose([{ ...uneMaison, type: 'municipality' }])).toMatchObject(O.some({ precisionKm: 3 }))
  })

  it('prefers the town of the address to a better score in another town of the postcode', () => {
    const ailleurs = unePlace({ postcode: '39570', city: 'Macornay', label: 'ailleurs' })
    expect(choose([ailleurs, { ...uneMaison, score: 0.5 }])).toMatchObject(O.some({ libelle: uneMaison.label }))
    expect(choose([ailleurs])).toMatchObject(O.some({ libelle: 'ailleurs' }))
  })

  it('knows a town by the name it had before it was merged', () => {
    const fusionnee = { ...uneMaison, label: 'fusionnée', city: 'Nouvelle', oldcity: 'MONTMOROT' }
    const ailleurs = unePlace({ postcode: '39570', city: 'Macornay' })
    expect(choose([ailleurs, fusionnee])).toMatchObject(O.some({ libelle: 'fusionnée' }))
  })

  it('believes neither a low score nor another postcode', () => {
    expect(choose([{ ...uneMaison, score: 0.39 }])).toEqual(O.none)
    expect(choose([{ ...uneMaison, postcode: '39000' }])).toEqual(O.none)
    expect(choose([])).toEqual(O.none)
  })
})

describe('searchText', () => {
  it('begins at the first letter or digit and keeps one space between words', () => {
    expect(searchText('  « 12,\n rue   du Commerce »')).toEqual(O.some('12, rue du Commerce »'))
  })

  it('cuts a word the service cannot bear', () => {
    expect(searchText(`${'a'.repeat(300)} 39000 Lons`)).toEqual(O.some(`${'a'.repeat(45)} 39000 Lons`))
  })

  it('never exceeds 200 characters', () => {
    expect(searchText('rue '.repeat(100))).toEqual(O.some('rue '.repeat(50).trim()))
  })

  it('has nothing to search for under 3 characters', () => {
    expect(searchText('...ab')).toEqual(O.none)
    expect(searchText('')).toEqual(O.none)
  })
})
