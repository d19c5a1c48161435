export type Coordonnees = { readonly lat: number; readonly lng: number }

/** The base, Montmorot (39570). Every distance starts here. */
export const BASE: Coordonnees = { lat: 46.674, lng: 5.527 }

export const BASE_VILLE = 'Montmorot'

export const BASE_CODE_POSTAL = '39570'

/** Mean radius of the earth, in kilometres. */
export const RAYON_TERRE_KM = 6371

const radians = (degres: number): number => (degres * Math.PI) / 180

/** Great-circle distance in kilometres, unrounded (haversine formula). */
export const distanceKm = (a: Coordonnees, b: Coordonnees): number => {
  const dLat = radians(b.lat - a.lat)
  const dLng = radians(b.lng - a.lng)
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * RAYON_TERRE_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}
