import { describe, expect, it } from 'vitest'
import * as O from '#fp/Option'
import { decodePlaces } from './place.ts'
import { unePlace } from './place.fixture.ts'

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
