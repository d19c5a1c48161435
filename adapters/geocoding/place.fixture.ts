import type { Place } from './geoplateforme-geocoder.ts'

export const unePlace = (overrides: Partial<Place> = {}): Place => ({
  type: 'housenumber',
  label: '12 Rue du Commerce 39000 Lons-le-Saunier',
  name: '12 Rue du Commerce',
  housenumber: '12',
  street: 'Rue du Commerce',
  city: 'Lons-le-Saunier',
  oldcity: '',
  postcode: '39000',
  context: '39, Jura, Bourgogne-Franche-Comté',
  score: 0.97,
  coordonnees: { lat: 46.6742, lng: 5.5538 },
  ...overrides,
})
