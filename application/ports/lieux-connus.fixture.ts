import type { CommuneConnue, LieuxConnus } from '#adapters/memory/memory-outside'
import type { Coordonnees, Suggestion } from '#domain/zone/zone-intervention'

const commune = (codePostal: string, ville: string, lat: number, lng: number): CommuneConnue => ({
  codePostal,
  ville,
  coordonnees: { lat, lng },
})

const LONS: Coordonnees = { lat: 46.6758, lng: 5.5575 }

/** A house of Lons-le-Saunier, 2 km from the base. */
export const uneSuggestion = (overrides: Partial<Suggestion> = {}): Suggestion => {
  const { housenumber = '12', street = 'Rue du Commerce', city = 'Lons-le-Saunier', postcode = '39000' } = overrides
  const name = `${housenumber} ${street}`.trim()
  return {
    label: `${name} ${postcode} ${city}`,
    name,
    housenumber,
    street,
    city,
    postcode,
    context: `${postcode.slice(0, 2)}, Jura, Bourgogne-Franche-Comté`,
    score: 0.97,
    coordonnees: { lat: 46.6742, lng: 5.5538 },
    ...overrides,
  }
}

/** Fourteen houses of one street, more than a list of suggestions holds. */
const RUE_DU_COMMERCE = Array.from({ length: 14 }, (_, rank) => uneSuggestion({ housenumber: String(rank + 1) }))

/** Towns inside the zone (Lons-le-Saunier to Saint-Claude), on request (Dole), and too far. */
export const LIEUX_CONNUS: LieuxConnus = {
  adresses: [
    ...RUE_DU_COMMERCE,
    uneSuggestion({ housenumber: '1', street: 'Place de la Liberté', coordonnees: LONS }),
    uneSuggestion({ housenumber: '', street: 'Rue des Salines', coordonnees: LONS }),
    uneSuggestion({
      housenumber: '20',
      street: 'Grande Rue',
      city: 'Poligny',
      postcode: '39800',
      coordonnees: { lat: 46.8357, lng: 5.7066 },
    }),
    uneSuggestion({
      housenumber: '8',
      street: 'Rue de Besançon',
      city: 'Dole',
      postcode: '39100',
      coordonnees: { lat: 47.0935, lng: 5.4921 },
    }),
  ],
  communes: [
    commune('39000', 'Lons-le-Saunier', LONS.lat, LONS.lng),
    commune('39570', 'Montmorot', 46.685, 5.5136),
    commune('39570', 'Messia-sur-Sorne', 46.6625, 5.5158),
    commune('39570', 'Macornay', 46.6416, 5.5435),
    commune('39800', 'Poligny', 46.8263, 5.7167),
    commune('39300', 'Champagnole', 46.7423, 5.8938),
    commune('39200', 'Saint-Claude', 46.4098, 5.8802),
    commune('71500', 'Louhans-Châteaurenaud', 46.6344, 5.2424),
    commune('39100', 'Dole', 47.0739, 5.5024),
    commune('25000', 'Besançon', 47.2602, 6.0123),
    commune('21000', 'Dijon', 47.3319, 5.0322),
  ],
}
